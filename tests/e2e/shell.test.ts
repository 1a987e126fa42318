import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, narrow, type Visitor, wide, withBrowser } from '../support/browser';
import { at, people, signIn, signInHere } from '../support/people';

const { visitor } = withBrowser();
const landing = (tour: string) => `/dashboard/tours/landing/${tour}`;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

/** The scripts that came so far, by name. */
function scriptsOf({ page }: Visitor): string[] {
  const scripts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url().replace(/.*\//, '')));
  return scripts;
}

describe('addresses', () => {
  it('lead to their pages, from one area to the other and back [ROUTE-001 ROUTE-002 ROUTE-009 ROUTE-010 ROUTE-012 ROUTE-028]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, '/dashboard/nonsense');
    await page.waitForURL(at('/dashboard/tours'));

    for (const address of ['/d/whatever/else', '/dashboard', '/']) {
      await page.goto(at(address));
      await page.waitForURL(at('/dashboard/tours'));
    }
    for (const address of ['/404', '/no/such/page']) {
      await page.goto(at(address));
      await heading(page, 'Page not found');
    }
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL(at('/dashboard/tours'));
    await heading(page, 'Northlight');
    await page.goBack();
    await heading(page, 'Page not found');
  });

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

    await signIn(page, people.editor, '/Northlight/edit-tour/stockholm-city-hall');

    expect(page.url()).toBe(at('/Northlight/edit-tour/stockholm-city-hall'));
    await page.getByLabel('Tour Name').waitFor();
  });

  it('name the page in the tab [ROUTE-048 ROUTE-049 ROUTE-050]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer);
    const titled = (title: string) => page.waitForFunction((wanted) => document.title === wanted, title);

    await titled('Northlight - Tours');
    await menu(page).getByRole('link', { name: 'Collections' }).click();
    await titled('Northlight - Collections');
    await page.goto(at(landing('stockholm-city-hall')));
    await titled('Digital Twin - Stockholm City Hall');
    await page.goto(at('/help'));
    await titled('Help');
  });

  it('start at the top; Back restores the scroll position, also after a reload [ROUTE-051]', async () => {
    const { page } = await visitor();
    await page.goto(at('/test'));
    await heading(page, 'A long page');
    // the letters that come later may move them a little
    const sameLines = () => page.waitForFunction(() => Math.abs(window.scrollY - 900) < 200);

    for (const go of [() => page.goto(at('/help')), () => page.getByRole('link', { name: 'Help' }).dispatchEvent('click')]) {
      // a frame later the page itself has heard of it
      await page.evaluate(() => {
        window.scrollTo(0, 900);
        return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      });
      await go();
      await heading(page, 'Help');
      await page.waitForFunction(() => window.scrollY === 0);
      await page.goBack();
      await heading(page, 'A long page');
      await sameLines();
    }
    await page.reload();

    await heading(page, 'A long page');
    await sameLines();
  });
});

describe('a visitor’s page', () => {
  it('loads nothing of the dashboard and no accounts, and waits for no session', async () => {
    const somebody = await visitor();
    const scripts = scriptsOf(somebody);

    await somebody.page.goto(at('/help'));
    await heading(somebody.page, 'Help');

    expect(scripts.some((name) => name.startsWith('visit-'))).toBe(true);
    expect(scripts.filter((name) => /^(dashboard|signIn|account|store)-/.test(name))).toEqual([]);
  });

  it('learns that somebody signs in, in another tab', async () => {
    const { page, context } = await visitor();
    await page.goto(at('/help'));
    await page.getByRole('link', { name: 'Sign in' }).waitFor();

    await signIn(await context.newPage(), people.viewer);

    await page.getByRole('link', { name: 'Dashboard' }).waitFor();
  });
});

describe('who may see a tour', () => {
  it.each([
    ['a member of another organization', people.stranger],
    ['someone without an organization', people.guest],
  ])('shows %s the same page for a tour they may not see and for none [ACCESS-046 ACCESS-047 ACCESS-056]', async (_who, email) => {
    const { page, heard } = await visitor();

    await signIn(page, email, landing('neue-nationalgalerie'));
    await heading(page, 'Access denied');
    await page.getByText('You do not have access to this Digital Twin').waitFor();
    await page.getByRole('form', { name: 'Ask for access' }).waitFor();
    const refused = await page.getByRole('main').textContent();
    await page.goto(at(landing('there-is-none')));
    await heading(page, 'Access denied');
    await page.getByRole('form', { name: 'Ask for access' }).waitFor();

    expect(await page.getByRole('main').textContent()).toBe(refused);
    expect(heard).toContain('warning: Permission denied');
  });

  it('offers a visitor to sign in, which leads back to the tour [AUTH-054]', async () => {
    const { page } = await visitor();
    await page.goto(at('/digital-twin/neue-nationalgalerie'));
    await heading(page, 'Access denied');

    await page.getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, people.viewer);

    await page.waitForURL(at('/digital-twin/neue-nationalgalerie'));
    await heading(page, 'Neue Nationalgalerie');
  });
});

describe('the account root', () => {
  it('shows someone without an organization what is shared with them [AUTH-044 AUTH-045 UI-001]', async () => {
    const { page } = await visitor();

    await signIn(page, 'reader@studio.example');

    await heading(page, /^Welcome/);
    const shared = page.getByRole('main').getByRole('listitem');
    await shared.first().waitFor();
    const count = await shared.count();
    await menu(page)
      .getByRole('link', { name: new RegExp(`Shared with me\\s*, ${count} invitation`) })
      .waitFor();
    await shared.filter({ hasText: 'Tour ·' }).first().getByRole('link').click();
    await page.getByRole('link', { name: 'Explore' }).first().waitFor();
  });

  it('lets a global admin choose an organization, and nobody else [ACCESS-019 ACCESS-020 MODEL-093 ROUTE-004 ROUTE-005 ROUTE-011 UI-015]', async () => {
    const [admin, member] = [await visitor(), await visitor()];
    await signIn(admin.page, people.globalAdmin);
    await signIn(member.page, people.viewer);

    await admin.page.getByRole('link', { name: 'Casa Aperta', exact: true }).click();
    await heading(admin.page, 'Casa Aperta');
    await admin.page.getByRole('textbox', { name: 'Search tours' }).fill('Batlló');
    await admin.page.getByRole('link', { name: 'Casa Batlló', exact: true }).waitFor();
    expect(await admin.page.evaluate(() => localStorage.getItem('organizationId'))).toBe('Casa Aperta');
    await menu(admin.page).getByRole('link', { name: 'Organizations' }).click();
    await heading(admin.page, 'Organizations');
    expect(await admin.page.evaluate(() => localStorage.getItem('organizationId'))).toBeNull();

    await admin.page.goto(at('/o/Nowhere'));
    await heading(admin.page, 'Organization not found');
    await admin.page.getByRole('link', { name: 'Choose another organization' }).click();
    await heading(admin.page, 'Organizations');

    await member.page.goto(at('/o/Casa Aperta'));
    await member.page.waitForURL(at('/dashboard/tours'));
    await heading(member.page, 'Northlight');
  });

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
  it.each([people.viewer, people.guest])('is requested without a console message for %s, who is denied [ACCESS-067]', async (who) => {
    const { page, heard } = await visitor();
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes('/Listen/channel') && decodeURIComponent(request.postData() ?? '').includes('/documents/app/dcms'),
    );

    await signIn(page, who, '/dashboard/tutorials');
    await heading(page, 'Tutorials');
    await asked;

    expect(heard.filter((line) => line.startsWith('error'))).toEqual([]);
  });
});

describe('the side menu', () => {
  it('names the tour that is open, with its landing page and the way into it [UI-002]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, '/dashboard/tours?q=stockholm');
    expect(await menu(page).getByRole('link', { name: 'Explore' }).count()).toBe(0);

    await page.getByRole('link', { name: 'Stockholm City Hall' }).click();

    const open = menu(page).getByRole('region', { name: 'Stockholm City Hall' });
    await open.getByRole('link', { name: 'Landing Page' }).waitFor();
    await open.getByRole('link', { name: 'Explore' }).click();
    await page.waitForURL(at('/dashboard/tour/stockholm-city-hall/play'));
  });

  it('collapses and stays so [UI-003 MODEL-092]', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer);

    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.reload();

    await page.getByRole('button', { name: 'Expand menu' }).waitFor();
    await page.getByRole('link', { name: 'Tours', exact: true }).waitFor();
  });

  it('stands behind a button at 390 px, works by keyboard, and closes when one goes somewhere [UI-003]', async () => {
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, people.viewer, '/dashboard/tutorials');
    await heading(page, 'Tutorials');

    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Map' }).press('Enter');

    await heading(page, 'Map');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('lets the keyboard skip it', async () => {
    const { page } = await visitor();
    await signIn(page, people.viewer, '/dashboard/tutorials');
    await heading(page, 'Tutorials');

    await page.getByRole('button', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');

    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});

describe('when something is missing', () => {
  it('says that a part of the app did not arrive, and Retry fetches it', async () => {
    const { page, context } = await visitor();
    await context.route(/assets\/landing-/, (route) => route.abort());
    await signIn(page, people.viewer, landing('oslo-opera-house'));
    await page.getByText('Part of Loggia couldn’t be loaded.').waitFor();

    await context.unroute(/assets\/landing-/);
    await page.getByRole('button', { name: 'Retry' }).click();

    await heading(page, 'Oslo Opera House');
  });

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

const pages: [who: string | null, path: string, name: string | RegExp][] = [
  [null, '/help', 'Help'],
  [null, '/terms-of-service', 'Terms'],
  [null, '/page/nothing', 'Nothing'],
  [null, '/404', 'Page not found'],
  [null, '/digital-twin', 'missing tour'],
  [null, '/player', 'Missing LocationParam'],
  [null, '/test', 'A long page'],
  [null, '/splash', /Walk through/],
  [null, '/digital-twin/neue-nationalgalerie', 'Access denied'],
  [people.editor, '/dashboard/tutorials', 'Tutorials'],
  [people.editor, '/dashboard/map', 'Map'],
  [people.editor, '/dashboard/my-page', 'Shared with me'],
  [people.editor, '/dashboard/tour', 'missing tour'],
  [people.editor, '/theme', 'Theme'],
  [people.editor, landing('casa-batllo-cellar'), 'Access denied'],
  [people.globalAdmin, '/dashboard', 'Organizations'],
  [people.globalAdmin, '/admin', 'Admin'],
  ['reader@studio.example', '/dashboard', /^Welcome/],
];

describe.each([
  ['1280 px, light', { viewport: wide, colorScheme: 'light' }],
  ['1280 px, dark', { viewport: wide, colorScheme: 'dark' }],
  ['390 px, light', { viewport: narrow, colorScheme: 'light' }],
  ['390 px, dark', { viewport: narrow, colorScheme: 'dark' }],
] as const)('the pages of the shell at %s', (_look, options) => {
  it.each([[null], [people.editor], [people.globalAdmin], ['reader@studio.example']])(
    'are accessible to %s and do not scroll sideways',
    async (who) => {
      const { page } = await visitor(options);
      if (who) await signIn(page, who, '/dashboard/tutorials');

      for (const [, path, name] of pages.filter(([one]) => one === who)) {
        await page.goto(at(path));
        await heading(page, name);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    },
  );

  it('have a menu that is accessible', async () => {
    const { page } = await visitor(options);
    await signIn(page, people.editor, landing('stockholm-city-hall'));
    await heading(page, 'Stockholm City Hall');
    const toggle = page.getByRole('button', { name: options.viewport === narrow ? 'Open menu' : 'Collapse menu' });
    await toggle.click();

    await page.getByRole('link', { name: 'Landing Page' }).waitFor();
    await expectAccessible(page);
  });
});
