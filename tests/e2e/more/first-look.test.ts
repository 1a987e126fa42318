import { describe, expect, it } from 'vitest';
import { narrow, wide, withBrowser } from '../../support/browser';
import { builtChunk, holdBack } from '../../support/build';
import { expectSteadyFirstLook, landing, player, withoutApp } from '../../support/first-look';
import { at } from '../../support/people';

const { visitor } = withBrowser();

describe('the first look at a public tour', () => {
  it.each([
    ['the player', player, wide],
    ['the landing page', landing, wide],
    ['the landing page on a phone', landing, narrow],
  ] as const)('is there before the app is, and stays where it is: %s', async (_where, path, viewport) => {
    const { page } = await visitor({ viewport });

    await expectSteadyFirstLook(page, path);
  });

  it('is followed live by the database, which comes after what is shown, without the code of accounts', async () => {
    const { page } = await visitor();
    const release = await holdBack(page, builtChunk('store'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const listens = page.waitForRequest((request) => request.url().includes('/Listen/channel'));

    await page.goto(at(player));
    await page.getByRole('treeitem', { name: /^Kitchen island/ }).click();
    await page.getByRole('article', { name: 'Kitchen island' }).waitFor();
    release();
    await listens;

    const code = asked.filter((url) => url.endsWith('.js')).join();
    expect(code).not.toContain(builtChunk('account'));
  });

  it('leads on before the app is there', async () => {
    const { page } = await visitor();
    const release = await withoutApp(page);
    await page.goto(at(landing));

    await page.getByRole('link', { name: 'Explore' }).click();

    await page.getByText('Kitchen island').waitFor();
    release();
    await page.getByRole('tree', { name: 'Points of interest' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Share' }).waitFor();
  });
});

describe.each([
  ['the sign-in page', '/', 'signIn'],
  ['the player', player, 'player'],
  ['the landing page', landing, 'landing'],
] as const)('the shell of %s', (_what, path, shell) => {
  it('is painted before any script, style sheet or font is there, and goes when the page comes', async () => {
    const { page } = await visitor();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\//, async (route) => {
      await isReleased;
      await route.continue();
    });

    await page.goto(at(path), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    expect(await page.evaluate(() => document.documentElement.dataset.start)).toBe(shell);
    expect(await page.locator('#root > .start').count()).toBe(1);
    release();

    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('.start').waitFor({ state: 'detached' });
  });
});
