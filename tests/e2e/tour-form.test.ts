import { addDoc, collection, doc, type Firestore, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { tours } from '../../scripts/demo-data/documents.mjs';
import { store } from '../functions/administrator';
import { withBrowser } from '../support/browser';
import { people, signIn } from '../support/people';
import { storeOf } from '../support/sdk';

const { visitor } = withBrowser();
const edit = (tour: string) => `/dashboard/tours/edit/${tour}`;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).and(page.locator('input, textarea, select'));
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
const stored = async (db: Firestore, tour: string) => (await getDoc(doc(db, 'tours', tour))).data() ?? {};

// Other tests count the tours of the demo.
afterAll(async () => {
  const { docs } = await store().collection('tours').where('organization', '==', 'Northlight').get();
  const ofTheDemo = new Set(tours.map(({ id }) => id));
  await Promise.all(docs.filter(({ id }) => !ofTheDemo.has(id)).map(({ ref }) => ref.delete()));
});

/** A tour of its own for one test. */
async function aTour(db: Firestore, fields: object = {}): Promise<string> {
  const now = serverTimestamp();
  const place = { locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 };
  const tour = { name: 'A hall', matterportId: 'StadshusSTO', organization: 'Northlight', public: false, collection: '', place, ...fields };
  const { id } = await addDoc(collection(db, 'tours'), { ...tour, created: now, updated: now });
  return id;
}

async function open(page: Page, who: string, tour: string) {
  await signIn(page, who, edit(tour));
  await page.getByRole('heading', { level: 1, name: 'Edit Tour' }).waitFor();
}

describe('editing a tour', () => {
  it('saves only changed fields, and keeps what somebody else changed [TOUR-058 TOUR-061]', async () => {
    const db = await storeOf(people.orgAdmin);
    const tour = await aTour(db, { description: 'Before.' });
    const before = await stored(db, tour);
    const { page } = await visitor();
    await open(page, people.editor, tour);

    await field(page, 'Tour Name').fill('Renamed hall');
    await updateDoc(doc(db, 'tours', tour), { description: 'By somebody else.', updated: serverTimestamp() });
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'By somebody else.');
    await save(page).click();

    await toast(page, 'Tour updated');
    await page.getByText('All changes saved').waitFor();
    const after = await stored(db, tour);
    expect(after).toEqual({ ...before, name: 'Renamed hall', description: 'By somebody else.', updated: after.updated });
    expect(after.updated.toMillis()).toBeGreaterThan(before.updated.toMillis());
  });

  it('keeps a save while offline and sends it afterwards', async () => {
    const db = await storeOf(people.orgAdmin);
    const tour = await aTour(db);
    const { page, context } = await visitor();
    await open(page, people.editor, tour);
    // the database itself comes after the form, and can be offline once it is there
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel')));

    await context.setOffline(true);
    await field(page, 'Tour Name').fill('From the train');
    await save(page).click();
    await page.getByText('Your changes are stored in this browser and sent when you’re back online.').waitFor();
    await context.setOffline(false);

    await toast(page, 'Tour updated');
    expect((await stored(db, tour)).name).toBe('From the train');
  });
});
