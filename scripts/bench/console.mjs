// npm run bench -- console: the console of 50,000 accounts and 1,000 organizations beside an empty page and the demo's few; ratios, never times, tell.
import { availableParallelism, loadavg } from 'node:os';
import { countedWire } from '../counted-wire.mjs';
import { openBrowser, person, startBackend } from './app-stack.mjs';
import { addressOf, importAccounts, manyCards, manyOrganizations } from './many-accounts.mjs';
import { emptyPage } from './ready/pages.mjs';
import { median } from './ready/report.mjs';
import { appSite, emptySite } from './ready/sites.mjs';
import { measuredVisit, plainVisit } from './ready/visit.mjs';

const admin = 'admin@loggia.example';
const [accounts, organizations] = [50_000, 1000];
const rounds = Number(process.argv[2] ?? 5);
const condition = { cpu: 4, net: 'none' };
const modes = {
  organizations: { path: '#/dashboard/organizations', moments: { rows: { selector: '[data-organization]' } } },
  users: { path: '#/dashboard/console/users', moments: { rows: { selector: '[role="grid"][aria-busy="false"] [role="gridcell"]' } } },
};
const ofUsers = { path: modes.users.path, label: 'Filter by email', callable: 'findUsers' };
const ofOrganizations = { path: modes.organizations.path, label: 'Search organizations', callable: 'findOrganizations' };
const searches = [
  { ...ofUsers, name: 'a whole address', words: addressOf(31_337, organizations) },
  { ...ofUsers, name: 'the begin of an address', words: addressOf(49_321, organizations).slice(0, 9) },
  { ...ofUsers, name: 'the middle of an address', words: 'org-0777' },
  { ...ofUsers, name: 'an address that nobody has', words: 'nobody-has-this' },
  { ...ofOrganizations, name: 'part of an organization’s name', words: 'g 07' },
];

const open = [];
try {
  const { empty, app, browser, backend, wire } = await start();
  await measure('the demo’s', { empty, app, browser, wire });
  console.log('Adding accounts and organizations …');
  await importAccounts(backend.ports.auth, { accounts, organizations });
  await backend.write({ ...manyOrganizations(organizations, accounts), ...manyCards(accounts, organizations) });
  const context = await measure(`${accounts} accounts, ${organizations} organizations`, { empty, app, browser, wire });
  await onPage(context, (tab) => measureSearches(tab, app));
  const [load] = loadavg();
  if (load > availableParallelism() + 1) console.log(`\nThe machine has other work (load ${load.toFixed(0)}): believe ratios only.`);
} finally {
  for (const close of open.reverse()) await close();
}

async function start() {
  console.log('Starting the backend, building the pages …');
  const backend = await startBackend();
  open.push(backend.stop);
  const wire = await countedWire(backend.ports.firestore);
  open.push(wire.close);
  const emulators = { ...JSON.parse(backend.env.VITE_EMULATORS), firestore: wire.port };
  const env = { ...backend.env, VITE_EMULATORS: JSON.stringify(emulators) };
  const { folder } = backend;
  const app = await appSite({ env, outDir: `${folder}/now`, log: `${folder}/now.log` });
  open.push(app.close);
  const empty = await emptySite({ outDir: `${folder}/empty` });
  open.push(empty.close);
  await backend.signInReady;
  const browser = await openBrowser();
  open.push(() => browser.close());
  return { empty, app, browser, backend, wire };
}

/** Reads of a first visit of each mode, and its first rows on later visits beside an empty page. @returns the admin's browser context */
async function measure(what, { empty, app, browser, wire }) {
  const { context, page } = await person({ browser, address: app.address }, admin);
  await page.close();
  for (const [name, mode] of Object.entries(modes)) {
    wire.take();
    await onPage(context, (tab) => plainVisit(tab, app.address + mode.path, mode));
    const reads = wire.take();
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      const { ready } = await onPage(context, (tab) => measuredVisit(tab, empty.address, emptyPage, condition));
      const { rows } = await onPage(context, (tab) => measuredVisit(tab, app.address + mode.path, mode, condition));
      times.push({ ms: rows.ms, ratio: rows.ms / ready.ms });
    }
    const figure = (key, digits) => median(times.map((time) => time[key])).toFixed(digits);
    console.log(`${what}, ${name}: first rows ${figure('ms', 0)} ms, ${figure('ratio', 2)} × an empty page; ${kinds(reads)}`);
  }
  return context;
}

/** How many documents of each collection were read. */
function kinds(reads) {
  const counts = {};
  for (const path of reads) {
    const kind = path.replace(/\/[^/]+$/, '');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const listed = Object.entries(counts).map(([kind, count]) => `${count} of ${kind}`);
  return `${reads.length} reads${listed.length > 0 ? ` (${listed.join(', ')})` : ''}`;
}

/** From the request of a search to the answer, at 1 × CPU: the pause in which more letters are awaited is not counted. */
async function measureSearches(page, app) {
  for (const { name, path, label, callable, words } of searches) {
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.goto('about:blank');
      await page.goto(app.address + path);
      await page.getByText(/^1,000 users|^Show more organizations/).waitFor();
      const request = page.waitForRequest((sent) => sent.url().endsWith(`/${callable}`) && sent.method() === 'POST');
      await page.getByRole('textbox', { name: label }).fill(words);
      const sent = await request;
      const from = performance.now();
      const { result } = await (await sent.response()).json();
      times.push({ ms: performance.now() - from, result });
    }
    const ms = times.map((time) => time.ms);
    const { users, organizations: found, page: next = '' } = times[0].result;
    const range = `${median(ms).toFixed(0)} ms (${Math.min(...ms).toFixed(0)}–${Math.max(...ms).toFixed(0)})`;
    console.log(`search for ${name}: ${range}, ${(users ?? found).length} found${next === '' ? '' : ', not all searched'}`);
  }
}

async function onPage(context, use) {
  const page = await context.newPage();
  try {
    return await use(page);
  } finally {
    await page.close();
  }
}
