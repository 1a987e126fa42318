import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, inject, it, vi } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { store } from '../functions/administrator';
import { endSessions, renewSessions } from '../support/accounts';
import { withBrowser } from '../support/browser';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn, signInHere } from '../support/people';
import { saved } from '../support/saved';

const { visitor } = withBrowser();
const patient = { timeout: 45_000 };

const folders = [
  {
    id: 'hall',
    name: 'Hall',
    pois: [
      { identifier: 'stove', name: 'Stove' },
      { identifier: 'sink', name: 'Sink' },
    ],
    children: [],
  },
];

/** Somebody at work on a tour of their own, in edit mode. */
async function atWork(prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined) {
  const place = await anOwnPlace();
  const [{ email }, tour] = await Promise.all([
    place.person('superuser'),
    place.tour({ name: 'The Hall', historyId: 'first', floors: [], folders }),
  ]);
  const { page, context } = await visitor();
  // who has seen the guide is not led through it
  await context.addInitScript(() => localStorage.setItem('introduction', 'finished'));
  await prepare(context);
  const path = playerPath(tourId(tour), 'edit');
  await signIn(page, email);
  await page.goto(at(path));
  await list(page).waitFor(patient);
  return { page, context, email, tour, path };
}

const list = (page: Page) => page.getByRole('tree');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const says = (page: Page, words: string) => page.getByRole('button', { name: `Saving: ${words}` });
const offer = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved changes' });
const problem = (page: Page) => page.getByRole('alert', { name: 'Not saved' });

async function rename(page: Page, from: string, to: string): Promise<void> {
  await list(page)
    .getByRole('treeitem', { name: new RegExp(`^${from}`) })
    .last()
    .click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill(to);
  await name.press('Tab');
  await says(page, 'Unsaved changes').or(says(page, 'Offline. Changes are saved on this device.')).waitFor(patient);
}

/** Waits until the device has what is not saved. */
const kept = (page: Page) => expect.poll(() => page.evaluate(countDrafts), patient).toBeGreaterThan(0);

const countDrafts = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('loggia-drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const counting = db.objectStoreNames.contains('drafts') ? db.transaction('drafts').objectStore('drafts').count() : null;
      db.close();
      if (!counting) return resolve(0);
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(counting.error);
    };
  });

const namesIn = async (tour: string) =>
  (await store().doc(`tours/${tour}`).get()).get('folders')[0].pois.map(({ name }: { name: string }) => name);
const entriesOf = async (tour: string) => (await store().collection(`tours/${tour}/poiHistory`).get()).size;

/** Answers the next commits of the store as told; then all go through. */
async function nextCommits(context: BrowserContext, answers: ((route: Route) => Promise<void>)[]): Promise<void> {
  const port = String(inject('ports').firestore);
  await context.route(
    (url) => url.port === port && url.pathname.endsWith(':commit'),
    async (route) => {
      const isCommit = route.request().method() === 'POST';
      await ((isCommit && answers.shift()) || ((free: Route) => free.continue()))(route);
    },
  );
}

// two visits, one after the other
vi.setConfig({ testTimeout: 180_000 });

describe('what can go wrong while a tour is edited', () => {
  it('the network is cut when the answer of a save is on its way: it is stored once, and known to be [EDIT-052 EDIT-053]', async () => {
    const { page, context, tour } = await atWork();
    await rename(page, 'Stove', 'Oven');
    await nextCommits(context, [
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
    ]);

    await save(page).click();
    await saved(page);

    expect([await namesIn(tour), await entriesOf(tour)]).toEqual([['Oven', 'Sink'], 1]);
  });

  it('the network is gone: editing goes on, and it is saved by itself when the network is back [EDIT-054]', async () => {
    const { page, context, tour } = await atWork();
    await context.setOffline(true);
    await rename(page, 'Stove', 'Oven');
    await save(page).click();
    await says(page, 'Offline. Changes are saved on this device.').waitFor(patient);
    await rename(page, 'Sink', 'Basin');

    await context.setOffline(false);
    await saved(page);

    expect([await namesIn(tour), await entriesOf(tour)]).toEqual([['Oven', 'Basin'], 1]);
  });

  it('the token runs out during a save: it is renewed, and the save goes through [EDIT-055]', async () => {
    const { page, context, tour } = await atWork();
    await rename(page, 'Stove', 'Oven');
    const renewed = page.waitForRequest((request) => request.url().includes('securetoken'), patient);
    const body = JSON.stringify({ error: { code: 401, status: 'UNAUTHENTICATED', message: 'The token has run out.' } });
    await nextCommits(context, [
      (route) => {
        const origin = route.request().headers().origin ?? '';
        const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
        return route.fulfill({ status: 401, contentType: 'application/json', headers, body });
      },
    ]);

    await save(page).click();
    await saved(page);

    await renewed;
    expect(await namesIn(tour)).toEqual(['Oven', 'Sink']);
  });

  it('somebody signs out in another tab: nothing of the tour stays on the screen, and their work is offered when they are back', async () => {
    const { page, context, email, tour } = await atWork();
    await rename(page, 'Stove', 'Oven');
    await kept(page);
    // the browser asks before it leaves unsaved work
    page.on('dialog', (dialog) => dialog.accept());
    const other = await context.newPage();
    await other.goto(at('/dashboard'));
    await other.getByRole('button', { name: 'Sign out' }).click(patient);

    await page.getByText('You do not have access to this Digital Twin').waitFor(patient);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, email);
    await offer(page)
      .getByText(/1 PoI changed/)
      .waitFor(patient);
    await offer(page).getByRole('button', { name: 'Restore' }).click();
    await says(page, 'Unsaved changes').waitFor(patient);
    await save(page).click();

    await saved(page);
    expect(await namesIn(tour)).toEqual(['Oven', 'Sink']);
  });

  it('the session is ended: signing in is asked for, and the work is offered afterwards [AUTH-056]', async () => {
    const { page, context, email, tour } = await atWork();
    await rename(page, 'Stove', 'Oven');
    await kept(page);
    page.on('dialog', (dialog) => dialog.accept());
    await endSessions(context);
    // asks for a new token at once
    await (await context.newPage()).goto(at('/transfer'));

    await page.getByText('You do not have access to this Digital Twin').waitFor(patient);
    await renewSessions(context);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByText('Your session has ended. Sign in again to continue where you left off.').waitFor(patient);
    await signInHere(page, email);
    await offer(page)
      .getByText(/1 PoI changed/)
      .waitFor(patient);
    await offer(page).getByRole('button', { name: 'Restore' }).click();
    await says(page, 'Unsaved changes').waitFor(patient);
    await save(page).click();

    await saved(page);
    expect(await namesIn(tour)).toEqual(['Oven', 'Sink']);
  });

  it('the right to edit is taken away: it is said, the work can be taken along, and is saved once it is given back [EDIT-054]', async () => {
    const { page, tour } = await atWork();
    await rename(page, 'Stove', 'Oven');
    const document = store().doc(`tours/${tour}`);
    const organization = (await document.get()).get('organization');
    await document.update({ organization: 'Elsewhere' });

    await save(page).click();
    await problem(page)
      .getByText(/^You no longer have permission to change this tour, or it was deleted\./)
      .waitFor(patient);
    const taken = page.waitForEvent('download');
    await problem(page).getByRole('button', { name: 'Download' }).click();
    const file = JSON.parse(await readFile((await (await taken).path()) ?? '', 'utf8'));
    expect(file.folders[0].pois[0].name).toBe('Oven');
    await document.update({ organization });
    await problem(page).getByRole('button', { name: 'Retry' }).click();

    await saved(page);
    expect(await namesIn(tour)).toEqual(['Oven', 'Sink']);
  });

  it('the tab is closed with unsaved work: it is offered at the next visit with what it changed, and can be taken up', async () => {
    const { page, context, tour, path } = await atWork();
    await rename(page, 'Stove', 'Oven');
    await kept(page);
    await page.close();

    const next = await context.newPage();
    await next.goto(at(path));
    await offer(next)
      .getByText(/1 PoI changed/)
      .waitFor(patient);
    expect(await namesIn(tour)).toEqual(['Stove', 'Sink']);
    await offer(next).getByRole('button', { name: 'Restore' }).click();
    await says(next, 'Unsaved changes').waitFor(patient);
    await save(next).click();
    await saved(next);

    expect(await namesIn(tour)).toEqual(['Oven', 'Sink']);
    await next.reload();
    await list(next).waitFor(patient);
    expect(await offer(next).count()).toBe(0);
  });

  it('offers to restore a change made just before the page is reloaded', async () => {
    const { page } = await atWork();
    page.on('dialog', (dialog) => dialog.accept());
    await rename(page, 'Stove', 'Oven');

    await page.reload();

    await offer(page)
      .getByText(/1 PoI changed/)
      .waitFor(patient);
  });

  it('Back is asked about, also where the address of the tour was typed, and leads on once it may [EDIT-059]', async () => {
    const { page } = await atWork();
    await rename(page, 'Stove', 'Oven');
    const question = page.getByRole('dialog', { name: 'Leave with unsaved changes?' });
    // the first Back closes the PoI
    await page.evaluate(() => window.history.back());
    await page.getByRole('region', { name: 'Edit panel' }).waitFor({ state: 'detached', ...patient });

    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Stay' }).click(patient);
    await list(page).getByRole('treeitem', { name: /^Oven/ }).waitFor(patient);
    await page.waitForURL(/digital-twin/, patient);
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Leave', exact: true }).click(patient);

    await page.getByRole('heading', { level: 1, name: 'Tours' }).or(page.getByRole('navigation').first()).first().waitFor(patient);
    expect(page.url()).not.toContain('digital-twin');
  });

  it('the storage of the browser is closed: that is said once, and editing and saving go on', async () => {
    const { page, tour } = await atWork((context) =>
      context.addInitScript(() => {
        const open = indexedDB.open.bind(indexedDB);
        IDBFactory.prototype.open = (name: string, version?: number) => {
          if (name === 'loggia-drafts') throw new DOMException('The storage is full.', 'QuotaExceededError');
          return open(name, version);
        };
      }),
    );
    await rename(page, 'Stove', 'Oven');
    await page.getByText(/^This browser can’t store unsaved changes/).waitFor(patient);

    await save(page).click();
    await saved(page);

    expect(await namesIn(tour)).toEqual(['Oven', 'Sink']);
  });
});
