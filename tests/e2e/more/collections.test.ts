import type { BrowserContext } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { randomIdentifier } from '../../../src/domain/random';
import { removedAfterwards, store } from '../../functions/administrator';
import { expectAccessibleInSchemes, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();

async function aCollection(organization: string, fields: object = {}): Promise<string> {
  const id = randomIdentifier();
  await store()
    .doc(removedAfterwards(`collections/${id}`))
    .set({ name: 'Castles', organization, sortOrder: [], sortType: 'name', ...fields });
  return id;
}

/** Cuts the network as soon as the page sends another batch of tours than the first. */
async function cutAfterFirstBatch(context: BrowserContext): Promise<void> {
  const port = String(inject('ports').firestore);
  let batches = 0;
  await context.route(
    (url) => url.port === port && url.pathname.endsWith('/Write/channel'),
    async (route) => {
      // a batch of hundreds of tours is the only large request
      if ((route.request().postData() ?? '').length > 10_000) batches += 1;
      if (batches < 2) return route.continue();
      await context.setOffline(true);
      await route.abort('connectionreset');
    },
  );
}

async function manyTours(organization: string, count: number): Promise<void> {
  const place = { country: 'Sweden', locality: 'Stockholm' };
  const tours = Array.from({ length: count }, (_, index) => ({ name: `Tour ${index + 1}`, organization, matterportId: '', place }));
  for (let from = 0; from < count; from += 500) {
    const batch = store().batch();
    for (const tour of tours.slice(from, from + 500)) batch.set(store().collection('tours').doc(), tour);
    await batch.commit();
  }
}

const toursIn = async (collection: string) => (await store().collection('tours').where('collection', '==', collection).get()).size;
const patiently = { timeout: 60_000 };

describe('adding more tours than one batch holds', () => {
  it('is interrupted without network by closing the tab: the next visit tells how many are in it, and continues [COLL-012]', async () => {
    const { organization, person } = await anOwnPlace();
    const id = await aCollection(organization);
    await manyTours(organization, 1200);
    const [{ page, context }, editor] = [await visitor(), await person('superuser')];
    await signIn(page, editor.email, `/dashboard/collections/add/${id}`);
    await page.getByText('1,200 tours').waitFor(patiently);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();

    await cutAfterFirstBatch(context);
    await page.getByRole('button', { name: 'Start Transfer' }).click();
    await page.getByText('500 of 1,200 tours added. You’re offline: the rest is sent when you’re back online.').waitFor(patiently);
    await page.close();
    expect(await toursIn(id)).toBe(500);

    await context.unrouteAll();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(at('/dashboard/collections'));
    const notice = again.getByRole('region', { name: 'Interrupted: Castles' });
    await notice.getByText(/of 1,200 tours are in it; [\d,]+ are still where they were\./).waitFor(patiently);
    expect(await toursIn(id)).toBeLessThan(1200);
    await expectAccessibleInSchemes(again);
    await notice.getByRole('link', { name: 'Continue adding tours to Castles' }).click();
    await again.getByText('Adding tours was interrupted:').waitFor();
    await again.getByRole('button', { name: 'Start Transfer' }).click();
    await again.getByText('Tours added to collection').waitFor(patiently);

    expect(await toursIn(id)).toBe(1200);
    await notice.waitFor({ state: 'detached' });
  }, 240_000);
});
