// Organizations with many tours, and the cached lists on a device.
import { tours as demoTours } from '../demo-data/documents.mjs';
import { fields } from '../demo-data/proto-json.mjs';

/** The documents of an organization `Bench <count>` with this many tours, for a stack's `write`. */
export function organizationWith(count) {
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

/** Selects an organization on this device; with `forgetting` no documents are cached afterwards. Ends on an empty page. */
export async function chooseOrganization(page, address, organization, { forgetting = false } = {}) {
  await page.goto('about:blank');
  await page.goto(`${address}remote-config.json`);
  await page.evaluate(prepareDevice, { organization, forgetting });
  await page.goto('about:blank');
}

/** Waits until the device has cached the whole tour list, also as last shown, and is idle. */
export async function listCached(page) {
  await page.waitForFunction(listIsNoted, undefined, { timeout: 120_000 });
  // not with `waitForFunction`, which treats a promise as truthy
  while (!(await page.evaluate(listIsStored))) await page.waitForTimeout(100);
  // the database may still be writing; a user would not return within the same second
  await page.evaluate(idle);
}

/** In the page: waits until it is idle. */
export async function idle() {
  for (let count = 0; count < 10; ) {
    const left = await new Promise((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())));
    count = left > 40 ? count + 1 : 0;
  }
}

/** In the page. Another checkout may use other names; the names of cached lists are the same in all of them. */
function listIsNoted() {
  return Object.keys(localStorage).some((key) => /held|cache/i.test(key) && /tours|tourIndex/.test(localStorage.getItem(key) ?? ''));
}

/** In the page: whether a database other than the SDKs' has an entry for the list. */
async function listIsStored() {
  const result = (request) => new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
  for (const { name } of await indexedDB.databases()) {
    if (/^fire/.test(name ?? '')) continue;
    const database = await result(indexedDB.open(name));
    const keys = [];
    for (const store of database.objectStoreNames)
      keys.push(...(await result(database.transaction(store).objectStore(store).getAllKeys())));
    database.close();
    if (keys.some((key) => /tours|tourIndex/.test(JSON.stringify(key)))) return true;
  }
  return false;
}

/** In the page: deletes all databases except the Auth SDK's. */
async function prepareDevice({ organization, forgetting }) {
  localStorage.setItem('organizationId', organization);
  if (!forgetting) return;
  for (const key of Object.keys(localStorage)) if (/held|cache|lastLook/i.test(key)) localStorage.removeItem(key);
  for (const { name } of await indexedDB.databases()) {
    if (/^firebase/.test(name ?? '')) continue;
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, resolve);
    });
  }
}
