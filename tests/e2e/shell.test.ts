import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, narrow, withBrowser } from '../support/browser';
import { at, people, signIn } from '../support/people';

const { visitor } = withBrowser();
const landing = (tour: string) => `/dashboard/tours/landing/${tour}`;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

describe('addresses', () => {
  it('lead to their pages, from one area to the other and back [ROUTE-001 ROUTE-002 ROUTE-009 ROUTE-010 ROUTE-028]', async () => {
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

describe('who may see a tour', () => {
  it('shows a guest the same page for a tour they may not see and for none [ACCESS-046 ACCESS-047 ACCESS-056]', async () => {
    const { page, heard } = await visitor();

    await signIn(page, people.guest, landing('neue-nationalgalerie'));
    await heading(page, 'Access denied');
    await page.getByText('You do not have access to this Digital Twin').waitFor();
    await page.getByRole('form', { name: 'Ask for access' }).waitFor();
    const refused = await page.getByRole('main').textContent();
    const denials = () => heard.filter((line) => line === 'warning: Permission denied').length;
    expect(denials()).toBe(1);
    await page.goto(at(landing('there-is-none')));

    // until then the page still shows the first tour
    await expect.poll(denials).toBe(2);
    await expect.poll(() => page.getByRole('main').textContent()).toBe(refused);
  });
});

describe('the account root', () => {
  it('lets a global admin choose an organization, and nobody else [ACCESS-020 MODEL-093 ROUTE-004 UI-015]', async () => {
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
    expect(await admin.page.evaluate(() => localStorage.getItem('organizationId'))).toBe('Casa Aperta');

    await admin.page.goto(at('/o/Nowhere'));
    await heading(admin.page, 'Organization not found');
    await admin.page.getByRole('link', { name: 'Choose another organization' }).click();
    await heading(admin.page, 'Organizations');

    await member.page.goto(at('/o/Casa Aperta'));
    await member.page.waitForURL(at('/dashboard/tours'));
    await heading(member.page, 'Northlight');
  });
});

describe('the side menu', () => {
  it('stands behind a button at 390 px, works by keyboard, and closes when one goes somewhere [UI-003]', async () => {
    const { page } = await visitor({ viewport: narrow });
    await signIn(page, people.viewer, '/dashboard/tutorials');
    await heading(page, 'Tutorials');

    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Map' }).press('Enter');

    await heading(page, 'Map');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
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
});
