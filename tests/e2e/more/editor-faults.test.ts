import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { endSessions, renewSessions } from '../../support/accounts';
import { withBrowser } from '../../support/browser';
import {
  anEditorAtWork,
  draftStored,
  offer,
  patient,
  rename,
  save,
  savingMessage,
  storedEntries,
  storedNames,
} from '../../support/editing';
import { at, signInHere } from '../../support/people';

const { visitor } = withBrowser();

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

/** Signs in again at the tour, restores what was not saved, and saves it. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await signInHere(page, email);
  await offer(page)
    .getByText(/1 PoI changed/)
    .waitFor(patient);
  await offer(page).getByRole('button', { name: 'Restore' }).click();
  await savingMessage(page, 'Unsaved changes').waitFor(patient);
  await save(page);
}

describe('what can go wrong while a tour is edited', () => {
  it('the network is cut when the answer of a save is on its way: it is stored once, and known to be [EDIT-052 EDIT-053]', async () => {
    const { page, context, tour } = await anEditorAtWork(visitor);
    await rename(page, 'Stove', 'Oven');
    await nextCommits(context, [
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
    ]);

    await save(page);

    expect([await storedNames(tour), await storedEntries(tour)]).toEqual([['Oven', 'Sink'], 1]);
  });

  it('the token runs out during a save: it is renewed, and the save goes through [EDIT-055]', async () => {
    const { page, context, tour } = await anEditorAtWork(visitor);
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

    await save(page);

    await renewed;
    expect(await storedNames(tour)).toEqual(['Oven', 'Sink']);
  });

  it('somebody signs out in another tab: nothing of the tour stays on the screen, and their work is offered when they are back', async () => {
    const { page, context, email, tour } = await anEditorAtWork(visitor);
    await rename(page, 'Stove', 'Oven');
    await draftStored(page);
    // the browser asks before it leaves unsaved work
    page.on('dialog', (dialog) => dialog.accept());
    const other = await context.newPage();
    await other.goto(at('/dashboard'));
    await other.getByRole('button', { name: 'Sign out' }).click(patient);

    await page.getByText('You do not have access to this Digital Twin').waitFor(patient);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signInAgain(page, email);

    expect(await storedNames(tour)).toEqual(['Oven', 'Sink']);
  });

  it('the session is ended: signing in is asked for, and the work is offered afterwards [AUTH-056]', async () => {
    const { page, context, email, tour } = await anEditorAtWork(visitor);
    await rename(page, 'Stove', 'Oven');
    await draftStored(page);
    page.on('dialog', (dialog) => dialog.accept());
    await endSessions(context);
    // asks for a new token at once
    await (await context.newPage()).goto(at('/transfer'));

    await page.getByText('You do not have access to this Digital Twin').waitFor(patient);
    await renewSessions(context);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByText('Your session has ended. Sign in again to continue where you left off.').waitFor(patient);
    await signInAgain(page, email);

    expect(await storedNames(tour)).toEqual(['Oven', 'Sink']);
  });

  it('offers to restore a change made just before the page is reloaded', async () => {
    const { page } = await anEditorAtWork(visitor);
    page.on('dialog', (dialog) => dialog.accept());
    await rename(page, 'Stove', 'Oven');

    await page.reload();

    await offer(page)
      .getByText(/1 PoI changed/)
      .waitFor(patient);
  });
});
