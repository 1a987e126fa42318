import { describe, expect, inject, it } from 'vitest';
import { expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { embedElsewhere, embedOurs } from '../../support/elsewhere';
import { at, people, signIn } from '../../support/people';

const { visitor } = withBrowser();
const publicTour = '/digital-twin/house-with-garden/play';

describe('inside another site', () => {
  it('a public tour is shown on a phone, and can be visited', async () => {
    const { page } = await visitor({ viewport: narrow, scan: 'real' });

    const frame = await embedOurs(page, publicTour);
    await frame.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await frame.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
    await frame.frameLocator('iframe').locator('canvas').first().waitFor();
    await frame.getByRole('progressbar').waitFor({ state: 'detached' });

    await expectNoSidewaysScroll(page);
  });

  it('a tour is read in a frame that is as low as an upright phone makes it', async () => {
    const { page } = await visitor({ viewport: narrow, hasTouch: true });
    const frame = await embedElsewhere(page, `<iframe width="350" height="197" src="${at(publicTour)}"></iframe>`);

    await frame.getByRole('toolbar', { name: 'Tour controls' }).getByRole('button', { name: 'Points of interest' }).click();
    await frame.getByRole('treeitem', { name: /^Fireplace/ }).click();

    const name = frame.getByRole('heading', { name: 'Fireplace' });
    await expect.poll(() => name.evaluate((heading) => heading.getBoundingClientRect().bottom < window.innerHeight - 64)).toBe(true);
    expect(await frame.getByText('This tour is best viewed in portrait mode.').count()).toBe(0);
  });

  it('the way to sign in leads out of the frame', async () => {
    const { page } = await visitor();
    const frame = await embedOurs(page, publicTour);
    await frame.getByRole('toolbar', { name: 'Tour controls' }).waitFor();

    await frame
      .getByRole('link', { name: /log ?in|sign ?in/i })
      .first()
      .click();

    await frame.getByRole('link', { name: 'Open in a new window' }).waitFor();
  });

  it('a sandbox changes nothing of that, where it leaves us our origin', async () => {
    const { page } = await visitor();

    const frame = await embedElsewhere(page, `<iframe sandbox="allow-scripts allow-same-origin" src="${at('/dashboard/tours')}"></iframe>`);

    await frame.getByRole('link', { name: 'Open in a new window' }).waitFor();
  });
});

describe('who is signed in', () => {
  it('sees nothing of any page for members in a frame, not even of our own origin, and stays signed in', async () => {
    const { page } = await visitor();
    await signIn(page, people.globalAdmin);
    await page.getByRole('heading', { level: 1 }).first().waitFor();

    for (const path of [
      '/',
      '/dashboard/tours',
      '/dashboard/tour/mixing-plant-hall-4/edit',
      '/admin',
      '/user/profile',
      '/collection/none',
      '/help',
      '/signout',
    ]) {
      const frame = await embedOurs(page, path, new URL(inject('address')).origin);
      await frame.getByRole('link', { name: 'Open in a new window' }).waitFor();
      expect([path, await frame.getByRole('button').count()]).toEqual([path, 0]);
    }

    await page.goto(at('/user/profile'));
    await page.getByText(people.globalAdmin).first().waitFor();
  });
});
