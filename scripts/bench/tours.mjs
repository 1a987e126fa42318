// npm run bench -- tours: the list of 5,000 tours beside one of 50 and beside a bare virtual list, in one run; ratios, never absolute times, tell.
import { availableParallelism, loadavg } from 'node:os';
import { tours as demoTours } from '../demo-data/documents.mjs';
import { fields } from '../demo-data/proto-json.mjs';
import { person, startStack } from './app-stack.mjs';
import { serveBareList } from './bare-list.mjs';

const admin = 'admin@loggia.example';
const [few, many] = [50, 5000];
const rounds = Number(process.argv[2] ?? 3);
const slowdown = 4;

const stack = await startStack();
const bare = await serveBareList();
try {
  for (const count of [few, many]) await stack.write(organizationWith(count));
  const someone = await person(stack, admin);
  await someone.page.addInitScript(noteFirstRow);
  const figures = {};
  const note = (what, value) => {
    figures[what] ??= [];
    figures[what].push(value);
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const count of round % 2 === 0 ? [few, many] : [many, few]) {
      note(`first visit, ${count} tours: first rows`, await firstRows(someone.page, count, { forgetting: true }));
      await held(someone.page);
      note(`second visit, ${count} tours: first rows`, await firstRows(someone.page, count));
    }
  }
  const cdp = await someone.context.newCDPSession(someone.page);
  await firstRows(someone.page, many);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let round = 0; round < rounds; round += 1) {
    await someone.page.goto('about:blank');
    await firstRows(someone.page, many);
    note('arriving with 5,000 tours: longest frame', Math.max(...(await someone.page.evaluate(scroll))));
    await someone.page.evaluate(rest);
    await someone.page.evaluate(() => window.scrollTo(0, 0));
    note('scrolling 5,000 tours: frame p95', p95(await someone.page.evaluate(scroll)));
    note('search: letter to painted answer', await someone.page.evaluate(search, 'hall'));
    await someone.page.goto(`${bare.address}?rows=${many}`);
    note('scrolling a bare list: frame p95', p95(await someone.page.evaluate(scroll)));
  }
  report(figures);
} finally {
  bare.close();
  await stack.stop();
}

function organizationWith(count) {
  const id = `Bench ${count}`;
  const created = new Date('2024-05-06T07:08:09Z');
  const organization = { id, name: id, members: [], status: false, createdAt: created.getTime(), mapLayers: [], modules: [] };
  const documents = { [`organizations/${id}`]: fields(organization) };
  for (let index = 0; index < count; index += 1) {
    const demo = demoTours[index % demoTours.length];
    const tour = { ...demo, id: `bench-${count}-${index}`, name: `${demo.name} ${index + 1}`, organization: id, collection: '' };
    documents[`tours/${tour.id}`] = fields(tour);
  }
  return documents;
}

async function firstRows(page, count, { forgetting = false } = {}) {
  await page.goto('about:blank');
  await page.goto(`${stack.address}remote-config.json`);
  await page.evaluate(prepare, { organization: `Bench ${count}`, forgetting });
  await page.goto('about:blank');
  await page.goto(`${stack.address}#/dashboard/tours`);
  const shown = await page.waitForFunction(() => window.firstRowAt, undefined, { timeout: 120_000 });
  return shown.jsonValue();
}

/** Waits until the device has all of the list, also as it was last shown, and is at rest. */
async function held(page) {
  await page.waitForFunction(() => localStorage.getItem('heldLists')?.includes('tours'), undefined, { timeout: 120_000 });
  // not by `waitForFunction`, which takes the promise of an answer for a yes
  while (!(await page.evaluate(keepsTours))) await page.waitForTimeout(100);
  // the database writes on: whoever comes back in the same second waits for that, and nobody does
  await page.evaluate(rest);
}

/** In the page. */
async function keepsTours() {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'loggia-seen')) return false;
  const answered = (request) => new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const database = await answered(indexedDB.open('loggia-seen'));
  const keys = await answered(database.transaction('seen').objectStore('seen').getAllKeys());
  database.close();
  return keys.some(([, name]) => name.includes('tours'));
}

/** In the page: the organization is chosen, and on a first visit the device holds and keeps no documents. */
async function prepare({ organization, forgetting }) {
  localStorage.setItem('organizationId', organization);
  if (!forgetting) return;
  for (const key of ['heldLists', 'cacheOwner']) localStorage.removeItem(key);
  for (const { name } of await indexedDB.databases()) {
    if (!/^(firestore\/|loggia-seen)/.test(name ?? '')) continue;
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, resolve);
    });
  }
}

/** In the page: when the first tour stood there, in milliseconds since the navigation. */
function noteFirstRow() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-tour]')) return;
    watch.disconnect();
    requestAnimationFrame((now) => {
      window.firstRowAt = now;
    });
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** In the page: waits until it has had nothing to do for a while. */
async function rest() {
  for (let idle = 0; idle < 10; ) {
    const left = await new Promise((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())));
    idle = left > 40 ? idle + 1 : 0;
  }
}

/** In the page: scrolls for four seconds, a third of a screen a frame; answers how long each frame took. */
function scroll() {
  return new Promise((resolve) => {
    const times = [];
    const start = performance.now();
    let before = start;
    const frame = (now) => {
      times.push(now - before);
      before = now;
      window.scrollBy(0, 260);
      if (now - start < 4000) requestAnimationFrame(frame);
      else resolve(times.slice(2));
    };
    requestAnimationFrame(frame);
  });
}

/** In the page: types words at once and waits until the answer is painted. */
async function search(words) {
  const box = document.querySelector('input[type="search"], [aria-label="Search tours"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const answered = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Search results')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const start = performance.now();
  setValue.call(box, words);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  return (await answered) - start;
}

function p95(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)];
}

function report(figures) {
  const median = (what) => figures[what].toSorted((one, other) => one - other)[Math.floor(figures[what].length / 2)];
  console.log(`\nmedian (least–most) of ${rounds} rounds; scrolling and searching at ${slowdown}× CPU`);
  for (const [what, values] of Object.entries(figures)) {
    console.log(
      `${what.padEnd(44)} ${median(what).toFixed(1).padStart(8)} ms (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`,
    );
  }
  const [load] = loadavg();
  if (load > availableParallelism()) console.log(`\nThe machine has other work (load ${load.toFixed(0)}): believe no ratio of this run.`);
  const ratio = (one, other) => (median(one) / median(other)).toFixed(2);
  console.log(
    `\nfirst rows of 5,000 against 50, first visit: ${ratio(`first visit, ${many} tours: first rows`, `first visit, ${few} tours: first rows`)} × (goal 2)`,
  );
  console.log(
    `first rows of 5,000 against 50, second visit: ${ratio(`second visit, ${many} tours: first rows`, `second visit, ${few} tours: first rows`)} × (goal 2)`,
  );
  console.log(
    `scrolling against a bare list: ${ratio('scrolling 5,000 tours: frame p95', 'scrolling a bare list: frame p95')} × (goal 1.3)`,
  );
  console.log(`search: ${median('search: letter to painted answer').toFixed(0)} ms (goal 100)`);
}
