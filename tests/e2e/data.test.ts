import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../support/browser';
import { expireToken, leaveApp, whenCached } from '../support/device';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();

const portOf = (service: string) => {
  const port = inject('ports')[service];
  if (port === undefined) throw new Error(`The run has no ${service}.`);
  return port;
};

/** The app itself still arrives, but nobody answers behind it. */
async function loseBackend(context: BrowserContext): Promise<void> {
  const ports = ['auth', 'firestore', 'functions', 'storage'].map((service) => String(portOf(service)));
  await context.route(
    ({ port }) => ports.includes(port),
    (route) => route.abort('connectionrefused'),
  );
}

/** A person in front of the list, whose pictures are none: the emulated service that makes them would keep the browser from going on. */
async function inFrontOfTheList() {
  const { page, context } = await visitor();
  await context.route('**/api/player/models/**', (route) => route.fulfill({ status: 404, body: '' }));
  await signIn(page, people.viewer);
  await page.locator('[data-item]').first().waitFor();
  await whenCached(page, 'tours');
  return { page, context };
}

describe('with the backend out of reach', () => {
  it('starts with what this device holds, also with a token that has run out [AUTH-035 TOUR-082]', async () => {
    const { page, context } = await inFrontOfTheList();

    await leaveApp(page);
    expect(await expireToken(page)).toBe(1);
    await loseBackend(context);
    await page.goto(at('/dashboard/tours?q=stockholm'), { waitUntil: 'commit' });

    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();
    // the list is there as last shown; what one opens from it comes from the database
    await page.getByRole('heading', { level: 1, name: 'Stockholm City Hall' }).waitFor();
  });

  it('says of what it never held that the server cannot be reached [PLAYER-070]', async () => {
    const { page, context } = await visitor();
    await loseBackend(context);

    await page.goto(at('/digital-twin/house-with-garden/play'));

    await page.getByText('The server cannot be reached', { exact: false }).first().waitFor();
  });
});
