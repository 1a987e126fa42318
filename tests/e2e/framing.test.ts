import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { embedElsewhere } from '../support/elsewhere';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();
const embedded = '/digital-twin/house-with-garden/play';

/** As src/widgets/share-link/embed-code.ts makes it. */
const embedCode = (address: string) =>
  `<iframe src="${address}" title="Ours" style="border:0" allow="fullscreen; xr-spatial-tracking" loading="lazy"></iframe>`;

/** Another site's page with ours in it, as its embed code has it. */
const embed = (page: Page, path: string, site?: string, code = embedCode(at(path))) => embedElsewhere(page, code, site);

const itself = () => inject('address').replace(/\/$/, '');

describe.each([
  ['1280 px', wide],
  ['390 px', narrow],
] as const)('inside another site at %s', (width, viewport) => {
  it('a public tour is shown, and can be visited [PLAYER-050]', async () => {
    const { page } = await visitor({ viewport });

    const frame = await embed(page, embedded);
    await frame.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await frame.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
    await frame.frameLocator('iframe').locator('canvas').first().waitFor();
    await frame.getByRole('progressbar').waitFor({ state: 'detached' });

    await page.screenshot({ path: `.loggia/framing/tour-${width.replace(' ', '')}.png` });
    await expectNoSidewaysScroll(page);
  });

  it('the dashboard is not: a page leads to a window of its own', async () => {
    const { page, context } = await visitor({ viewport });
    const scripts: string[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));

    const frame = await embed(page, '/dashboard/tours');
    await frame.getByRole('heading', { level: 1, name: 'This page can’t be shown inside another site' }).waitFor();
    await page.screenshot({ path: `.loggia/framing/refused-${width.replace(' ', '')}.png` });

    expect(await frame.getByRole('button').count()).toBe(0);
    expect(scripts.filter((url) => /signIn|account|dashboard|frame|visit/.test(url))).toEqual([]);
    const opened = context.waitForEvent('page');
    await frame.getByRole('link', { name: 'Open in a new window' }).click();
    const own = await opened;
    await own.getByRole('button', { name: 'or use email and password.' }).waitFor();
    expect(own.url()).toBe(at('/dashboard/tours'));
    expect(await own.evaluate(() => window.opener)).toBeNull();
    await expectAccessible(page);
  });
});

describe('who is signed in', () => {
  it.each([
    '/',
    '/dashboard/tours',
    '/dashboard/tour/mixing-plant-hall-4/edit',
    '/admin',
    '/user/profile',
    '/collection/none',
    '/help',
    '/signout',
  ])('sees nothing of %s in a frame, not even of our own origin', async (path) => {
    const { page } = await visitor();
    await signIn(page, people.globalAdmin);
    await page
      .getByRole('link', { name: 'Tours' })
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();

    const frame = await embed(page, path, itself());

    await frame.getByRole('link', { name: 'Open in a new window' }).waitFor();
    expect(await frame.getByRole('button').count()).toBe(0);
    await page.goto(at('/user/profile'));
    await page.getByText(people.globalAdmin).first().waitFor();
  });

  it('is a visitor in a frame of our own origin: no private tour opens, and a public one cannot be edited [ACCESS-056]', async () => {
    const { page } = await visitor();
    await signIn(page, people.orgAdmin);
    await page.getByRole('heading', { level: 1 }).first().waitFor();

    const open = await embed(page, embedded.replace('play', 'edit'), itself());
    await open.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await open.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
    expect(
      await open
        .getByRole('radio', { name: 'Edit' })
        .or(open.getByRole('button', { name: 'Edit', exact: true }))
        .count(),
    ).toBe(0);
    const closed = await embed(page, '/digital-twin/pump-house/play', itself());

    await closed
      .getByText(/sign in|permission|not open to you|private/i)
      .first()
      .waitFor();
    expect(await closed.getByRole('toolbar', { name: 'Tour controls' }).count()).toBe(0);
  });

  it('is led out of the frame by the way to sign in', async () => {
    const { page } = await visitor();
    const frame = await embed(page, embedded);
    await frame.getByRole('toolbar', { name: 'Tour controls' }).waitFor();

    await frame
      .getByRole('link', { name: /log ?in|sign ?in/i })
      .first()
      .click();

    await frame.getByRole('link', { name: 'Open in a new window' }).waitFor();
  });
});

describe('a sandbox around us', () => {
  const sandboxed = (rights: string) => `<iframe sandbox="${rights}" src="${at('/dashboard/tours')}"></iframe>`;

  it('changes nothing of that, where it leaves us our origin', async () => {
    const { page } = await visitor();

    const frame = await embed(page, '', undefined, sandboxed('allow-scripts allow-same-origin'));

    await frame.getByRole('link', { name: 'Open in a new window' }).waitFor();
  });

  it('that takes our origin, or our scripts, gets nothing to show', async () => {
    const { page } = await visitor();
    for (const rights of ['allow-scripts', 'allow-same-origin', '']) {
      const frame = await embed(page, '', undefined, sandboxed(rights));
      await page.waitForLoadState('networkidle');

      // the mark that index.html begins with, and nothing to read or to press
      expect((await frame.locator('#root').textContent())?.trim()).toBe('');
      expect(await frame.locator('#root').locator('a, button, input, img').count()).toBe(0);
    }
  });
});
