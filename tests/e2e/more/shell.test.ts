import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../../support/browser';
import { at, people, signIn, signInByForm, signInHere } from '../../support/people';

const { visitor } = withBrowser();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** The names of the scripts that the page requests. Of requests the browser tells before it tells what came of them. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url().replace(/.*\//, '')));
  return scripts;
}

describe('addresses', () => {
  it('sign in from a visitor’s page leads back to it [AUTH-036 AUTH-038 AUTH-054 AUTH-055]', async () => {
    const { page } = await visitor();
    await page.goto(at('/help'));
    await page.getByRole('link', { name: 'Sign in' }).click();

    await signInHere(page, people.viewer);

    await page.waitForURL(at('/help'));
    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
  });

  it('shows the sign-in page in place of an edit screen, which then opens [AUTH-041 AUTH-055]', async () => {
    const { page } = await visitor();

    await signInByForm(page, people.editor, '/Northlight/edit-tour/stockholm-city-hall');

    expect(page.url()).toBe(at('/Northlight/edit-tour/stockholm-city-hall'));
    await page.getByLabel('Tour Name').waitFor();
  });
});

describe('a visitor’s page', () => {
  it('loads nothing of the dashboard and no accounts, and waits for no session', async () => {
    const { page } = await visitor();
    const scripts = scriptsOf(page);

    await page.goto(at('/help'));
    await heading(page, 'Help');

    expect(scripts.some((name) => name.startsWith('visit-'))).toBe(true);
    expect(scripts.filter((name) => /^(dashboard|signIn|account|store)-/.test(name))).toEqual([]);
  });

  it('learns that somebody signs in, in another tab', async () => {
    const { page, context } = await visitor();
    await page.goto(at('/help'));
    await page.getByRole('link', { name: 'Sign in' }).waitFor();

    await signInByForm(await context.newPage(), people.viewer);

    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
  });
});

describe('the account root', () => {
  it('wears the colours of the organization [MODEL-009]', async () => {
    const { page } = await visitor();
    await signIn(page, people.stranger);
    await heading(page, 'Casa Aperta');

    const color = () =>
      page.getByRole('main').evaluate((main) => getComputedStyle(main).getPropertyValue('--color-button').replace(/\s/g, ''));
    await expect.poll(color).toContain('#8c3b3b');
  });
});

describe('the directory', () => {
  it('is requested without a console message for a member, who is denied [ACCESS-067]', async () => {
    const { page, heard } = await visitor();
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes('/Listen/channel') && decodeURIComponent(request.postData() ?? '').includes('/documents/app/dcms'),
    );

    await signIn(page, people.viewer, '/dashboard/tutorials');
    await heading(page, 'Tutorials');
    await asked;

    expect(heard.filter((line) => line.startsWith('error'))).toEqual([]);
  });
});

describe('when something is missing', () => {
  it('shows the shape of a page at once while its code is on its way', async () => {
    const { page, context } = await visitor();
    await signIn(page, people.viewer, '/dashboard/tutorials');
    await heading(page, 'Tutorials');
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await context.route(/theme-screen/, async (route) => {
      await arrived;
      await route.continue();
    });

    await page.evaluate(() => {
      window.location.hash = '#/theme';
    });
    await page.getByRole('heading', { name: 'Tutorials' }).waitFor({ state: 'detached' });
    await page.locator('main .skeleton').first().waitFor();
    arrive();

    await heading(page, 'Theme');
  });
});
