import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../../functions/src/tour-index/build-index';
import { indexRef } from '../../../functions/src/tour-index/refs';
import { store } from '../../functions/administrator';
import { patiently } from '../../functions/stored';
import { withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();
const list = '/dashboard/tours?mode=list';

/** An organization whose lists read an index, with tours and an editor. */
async function anIndexedPlace() {
  const place = await anOwnPlace();
  const ids = await Promise.all(Array.from({ length: 6 }, (_, number) => place.tour({ name: `Hall ${number + 1}` })));
  await buildIndex(place.organization);
  return { ...place, ids, editor: await place.person('superuser') };
}
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const rename = async (page: Page, from: string, to: string) => {
  await link(page, from).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: `New name of ${from}` }).fill(to);
  await page.keyboard.press('Enter');
};
const packedIn = async (organization: string) => (await indexRef(organization).get()).docs.map((shard) => shard.get('packed')).join();
const ownChangesOn = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ownTourChanges/')));
/** The page listens by the database. */
const whenLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel')));

describe('lists that read an index', () => {
  it('show the changes of others, and one’s own at once, also offline, on the list and the map [TOUR-082]', async () => {
    const { editor, ids, organization } = await anIndexedPlace();
    const [first = '', second = ''] = ids;
    const { page, context } = await visitor();
    await signIn(page, editor.email, list);
    await link(page, 'Hall 1').waitFor();

    await store().doc(`tours/${first}`).update({ name: 'By somebody else' });
    await expect.poll(() => packedIn(organization), patiently).toContain('By somebody else');
    await link(page, 'By somebody else').waitFor();
    await rename(page, 'Hall 2', 'Mine');
    await link(page, 'Mine').waitFor();
    await page.getByText('Tour updated').waitFor();
    await whenLive(page);
    // the index has it, so the tour itself is followed no more
    await expect.poll(() => ownChangesOn(page), patiently).toEqual([]);
    await context.setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await rename(page, 'Hall 3', 'Offline');
    await link(page, 'Offline').waitFor();
    await context.setOffline(false);
    await expect.poll(async () => (await store().doc(`tours/${ids[2]}`).get()).get('name')).toBe('Offline');
    await expect.poll(() => ownChangesOn(page), patiently).toEqual([]);

    await page.goto(at('/dashboard/map'));
    for (const name of ['By somebody else', 'Mine', 'Offline', 'Hall 4']) await page.getByText(name, { exact: true }).first().waitFor();
    expect(await packedIn(organization)).toContain(`${second}\tMine`);
  });

  it('read the tours themselves when the index is gone, and go on live', async () => {
    const { editor, ids, organization } = await anIndexedPlace();
    const { page } = await visitor();
    await signIn(page, editor.email, list);
    await link(page, 'Hall 6').waitFor();
    await whenLive(page);

    const { docs } = await indexRef(organization).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    await store().doc(`tours/${ids[5]}`).update({ name: 'Without an index' });

    await link(page, 'Without an index').waitFor();
    await page.getByText('6 tours in').waitFor();
  });
});
