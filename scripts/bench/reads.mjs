// npm run bench -- reads: counts the documents that each screen reads, which is what a project is billed for
import { setTimeout as wait } from 'node:timers/promises';
import { person, startStack } from './app-stack.mjs';

const member = 'editor@casa-aperta.example';
const admin = 'ultra@casa-aperta.example';
const privateTour = 'flat-querallee';
const publicTour = 'house-with-garden';
const list = '#/dashboard/tours';
const isOfEveryPage = (path) => path === 'app/global' || path.startsWith('rights/');

// each with its maximum number of reads; in the demo data nobody did anything, asks for access or has something in the bin. Not among them is what every
// page reads once at rest: the message to everybody, and what the rights of somebody who is signed in are; a second read of it is
const screens = [
  ['sign-in', null, '#/', () => 0],
  ['tours list, first visit', member, list, ({ tours, collections }) => tours + collections + 2],
  ['tours list, again', 'same', list, () => 0],
  ['overview, as an admin', admin, '#/dashboard/overview', () => 8],
  ['activity', admin, '#/dashboard/activity', () => 51],
  ['members', admin, '#/dashboard/members', () => 1],
  ['guests', admin, '#/dashboard/members?people=guests', ({ invitations }) => invitations + 1],
  ['collections', admin, '#/dashboard/collections', ({ tours, collections }) => tours + collections + 1],
  ['locations', admin, '#/dashboard/locations', ({ locations }) => locations + 1],
  ['bin', admin, '#/dashboard/bin', () => 1],
  ['settings', admin, '#/dashboard/settings', () => 1],
  ['shared with me', admin, '#/dashboard/my-page', ({ invitations }) => invitations + 1],
  ['tour form', member, `#/dashboard/tours/edit/${privateTour}`, ({ collections }) => Math.min(collections, 1) + 2],
  ['landing page of a tour, as a member', member, `#/dashboard/tours/landing/${privateTour}`, () => 2],
  ['player, as a member', member, `#/digital-twin/${privateTour}/play`, () => 2],
  ['player, public tour, as a visitor', null, `#/digital-twin/${publicTour}/play`, () => 2],
  ['player, by share link, as a visitor', null, `#/digital-twin/${publicTour}/play/sharedFireplace00001`, () => 3],
];

const stack = await startStack();
try {
  let before;
  for (const [name, who, path, most] of screens) {
    if (who !== 'same') {
      await before?.context.close();
      before = await readyFor(who);
    }
    report(name, await readsOf(before.page, path), most);
  }
} finally {
  await stack.stop();
}

/** Signs in, without any reads except those of the start page. */
async function readyFor(email) {
  const someone = await person(stack, email ?? undefined);
  await quiet();
  // navigates to another origin, so that no listener of the app continues
  await someone.page.goto('about:blank');
  if (email) await forget(someone.page);
  await quiet();
  return someone;
}

/** Clears the cached documents but not the session: a first visit. */
async function forget(page) {
  await page.goto(`${stack.address}remote-config.json`);
  await page.evaluate(async () => {
    for (const key of ['heldLists', 'cacheOwner']) localStorage.removeItem(key);
    for (const { name } of await indexedDB.databases()) {
      if (!/^(firestore\/|loggia-seen)/.test(name ?? '')) continue;
      await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(name);
        for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, resolve);
      });
    }
  });
  await page.goto('about:blank');
}

async function readsOf(page, path) {
  stack.wire.take();
  await page.goto('about:blank');
  await page.goto(`${stack.address}${path}`);
  await page.waitForFunction(() => document.querySelector('h1'), undefined, { timeout: 60_000 });
  return quiet();
}

/** The reads until there were none for three seconds. */
async function quiet() {
  const reads = [];
  for (let still = 0; still < 12; still += 1) {
    await wait(250);
    const more = stack.wire.take();
    if (more.length > 0) still = 0;
    reads.push(...more);
  }
  return reads;
}

function report(name, all, most) {
  const once = all.filter(isOfEveryPage);
  const reads = [...all.filter((path) => !isOfEveryPage(path)), ...once.filter((path, at) => once.indexOf(path) < at)];
  const different = (kind) => new Set(reads.filter((path) => kind.test(path))).size;
  const limit = most({
    tours: different(/^tours\/[^/]+$/),
    collections: different(/^collections\//),
    locations: different(/^locations\/[^/]+$/),
    invitations: different(/^collaboration\//),
  });
  const twice = reads.length - new Set(reads).size;
  console.log(
    `\n${name}: ${reads.length} of ${limit} at most${reads.length > limit ? ', OVER' : ''}${twice > 0 ? `, ${twice} read again` : ''}`,
  );
  const kindOf = (path) => path.replace(/[^/]+$/, '');
  for (const kind of new Set(reads.map(kindOf))) {
    const paths = reads.filter((path) => kindOf(path) === kind);
    console.log(`  ${paths.length} of ${kind}${paths.length < 4 ? ` ${paths.join(' ')}` : ''}`);
  }
}
