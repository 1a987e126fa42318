import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser';
import { expireToken, leaveApp, loseBackend, whenCached } from '../support/device';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();

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
});
