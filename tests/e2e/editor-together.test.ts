import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };

const folders = [
  {
    id: 'hall',
    name: 'Hall',
    children: [],
    pois: [
      { identifier: 'stove', name: 'Stove' },
      { identifier: 'sink', name: 'Sink' },
    ],
  },
];

/** A tour, and who edits it. */
async function aTourFor(people: number) {
  const place = await anOwnPlace();
  const [tour, ...those] = await Promise.all([
    place.tour({ name: 'The Hall', historyId: 'first', floors: [], folders }),
    ...Array.from({ length: people }, () => place.person('superuser')),
  ]);
  return { tour, path: playerPath(tourId(tour), 'edit'), emails: those.map(({ email }) => email) };
}

async function atWork(email: string, path: string) {
  const opened = await visitor();
  await signIn(opened.page, email);
  await opened.page.goto(at(path));
  await list(opened.page).waitFor(patient);
  return opened;
}

const list = (page: Page) => page.getByRole('tree');
const row = (page: Page, name: string) => list(page).getByRole('treeitem', { name: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const says = (page: Page, words: RegExp) => page.getByRole('button', { name: words });
const also = (page: Page, who: string) => page.getByRole('button', { name: `Also editing: ${who}` });

async function rename(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).last().click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill(to);
  await name.press('Tab');
  await says(page, /^Saving: Unsaved changes/).waitFor(patient);
}

const stored = async (tour: string) => (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois as { name: string }[];
const namesIn = async (tour: string) => (await stored(tour)).map(({ name }) => name);
const entriesOf = async (tour: string) => (await store().collection(`tours/${tour}/poiHistory`).get()).size;
const presencesOf = async (tour: string) => (await store().collection(`tours/${tour}/presence`).get()).size;

/** The two, each seeing the other. */
async function twoAtWork() {
  const { tour, path, emails } = await aTourFor(2);
  const [first = '', second = ''] = emails;
  const [anna, bob] = await Promise.all([atWork(first, path), atWork(second, path)]);
  await also(anna.page, second).waitFor(patient);
  await also(bob.page, first).waitFor(patient);
  return { tour, first, second, anna: anna.page, bob: bob.page };
}

describe('two people at work on one tour', () => {
  it('see each other, and lose nothing when they save within a second', { timeout: 150_000 }, async () => {
    const { tour, anna, bob } = await twoAtWork();
    await rename(anna, 'Stove', 'Oven');
    await rename(bob, 'Sink', 'Basin');

    await Promise.all([save(anna).click(), save(bob).click()]);

    await expect.poll(() => namesIn(tour), patient).toEqual(['Oven', 'Basin']);
    await Promise.all([anna, bob].map((page) => row(page, 'Oven').first().waitFor(patient)));
    await Promise.all([anna, bob].map((page) => row(page, 'Basin').first().waitFor(patient)));
    expect(await entriesOf(tour)).toBe(2);
  });

  it('are asked about what collides before anything is written, and see it in the history, live [EDIT-060 EDIT-061]', {
    timeout: 200_000,
  }, async () => {
    const { tour, first, second, anna, bob } = await twoAtWork();
    await rename(anna, 'Stove', 'Her hearth');
    await rename(bob, 'Stove', 'His fireplace');
    await save(bob).click();
    const dialog = anna.getByRole('dialog', { name: `${second} saved this tour while you edited it` });
    await dialog.waitFor(patient);
    expect(await namesIn(tour)).toEqual(['His fireplace', 'Sink']);
    await expectAccessible(anna);
    await anna.setViewportSize(narrow);
    await expectNoSidewaysScroll(anna);
    await anna.setViewportSize(wide);

    await bob.getByRole('button', { name: /^History/ }).click();
    const entries = bob.getByRole('list', { name: 'Saved versions, newest first' }).locator('> li');
    await entries.first().waitFor(patient);
    await dialog.getByText('Keep both, as two points of interest').click();
    await dialog.getByRole('button', { name: 'Merge and save' }).click();

    await expect.poll(() => namesIn(tour), patient).toEqual(['Her hearth', 'His fireplace', 'Sink']);
    await expect.poll(() => entries.count(), patient).toBe(2);
    await expect.poll(() => entries.first().textContent(), patient).toContain(first);
    await row(bob, 'Her hearth').first().waitFor(patient);
    await expectAccessible(bob);

    await bob.getByRole('button', { name: /^Restore/ }).click();

    await row(bob, 'Her hearth')
      .first()
      .waitFor({ ...patient, state: 'detached' });
    expect(await namesIn(tour)).toEqual(['Her hearth', 'His fireplace', 'Sink']);
    expect(await entriesOf(tour)).toBe(2);
  });
});

describe('one person in two tabs', () => {
  it('keeps what is not saved in one while the other saves, and knows when one is closed', { timeout: 150_000 }, async () => {
    const { tour, path, emails } = await aTourFor(1);
    const { page, context } = await atWork(emails[0] ?? '', path);
    const other = await context.newPage();
    await other.goto(at(path));
    await list(other).waitFor(patient);
    await also(page, 'You, in another tab').waitFor(patient);

    await rename(other, 'Sink', 'Basin');
    await rename(page, 'Stove', 'Oven');
    await save(page).click();
    await row(other, 'Oven').first().waitFor(patient);
    await row(other, 'Basin').first().waitFor(patient);
    await save(other).click();
    await expect.poll(() => namesIn(tour), patient).toEqual(['Oven', 'Basin']);

    await other.close({ runBeforeUnload: true });
    await also(page, 'You, in another tab').waitFor({ ...patient, state: 'detached' });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => presencesOf(tour), patient).toBe(0);
  });
});
