import { describe, expect, it } from 'vitest';
import { tours } from '../../../scripts/demo-data/documents.mjs';
import { withBrowser } from '../../support/browser';
import { at, people, signIn } from '../../support/people';

const { visitor } = withBrowser();
const landing = (tour: string) => `/dashboard/tours/landing/${tour}`;

describe('the name of a tour', () => {
  it('given offline is shown, says where it is kept, and is sent once one is back', async () => {
    const [one, two] = [await visitor(), await visitor()];
    await signIn(one.page, people.editor, landing('grundtvigs-church'));
    await signIn(two.page, people.viewer, landing('grundtvigs-church'));
    for (const { page } of [one, two]) await page.getByRole('heading', { level: 1, name: 'Grundtvig’s Church' }).waitFor();

    // from here on the page has what it needs to keep a change
    await one.page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel')));
    await one.context.setOffline(true);
    await one.page.getByText('You’re offline.').waitFor();
    await one.page.getByRole('button', { name: 'Rename tour' }).click();
    await one.page.keyboard.type('Brick church');
    await one.page.keyboard.press('Enter');
    await one.page.getByRole('heading', { level: 1, name: 'Brick church' }).waitFor();
    await one.page.getByText('Stored on this device').waitFor();
    await one.context.setOffline(false);

    await two.page.getByRole('heading', { level: 1, name: 'Brick church' }).waitFor();
    await one.page.getByText('Tour updated').waitFor();
  });
});

it('a list is shown whole after one tour of it was opened by its link, never in part [TOUR-082]', async () => {
  const { page } = await visitor();
  const ofNorthlight = tours.filter(({ organization }) => organization === 'Northlight').length;
  await signIn(page, people.viewer, landing('oslo-opera-house'));
  await page.getByRole('heading', { level: 1, name: 'Oslo Opera House' }).waitFor();
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const count of document.body.textContent?.match(/\d+ tours? in/g) ?? []) seen.add(count);
    }).observe(document.body, { childList: true, subtree: true });
  });

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Tours', exact: true }).click();
  await page.getByText(`${ofNorthlight} tours in`).waitFor();
  await page.waitForURL(at('/dashboard/tours'));

  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([`${ofNorthlight} tours in`]);
});
