import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser';
import { at, people, signIn } from '../support/people';

// Every test fails when a page violates its policy (tests/support/browser.ts); this one goes everywhere.
const { visitor } = withBrowser();

const twin = '/digital-twin/house-with-garden';
const open = [
  ...[twin, `${twin}/play`, `${twin}/files`, `${twin}/report`, `${twin}/insurance`, '/Casa Aperta/landing/house-with-garden'],
  ...['/stage', '/stage/house-with-garden', '/public-tour/a/b/c', '/a/screen/b', '/player', '/player/none', '/demo?tour=house-with-garden'],
  ...['/o/Northlight', '/page/privacy', '/terms-of-service', '/help', '/verify', '/test', '/404', '/signout', '/logout'],
];
const hall = 'mixing-plant-hall-4';
const behindSignIn = [
  ...['/', '/dashboard/tours', '/dashboard/tours/create', '/dashboard/tours/import', '/dashboard/map', '/dashboard/collections'],
  ...['/dashboard/settings', '/dashboard/collaborations', '/dashboard/my-page', '/dashboard/tutorials', '/dashboard/locations'],
  ...[`/dashboard/tours/edit/${hall}`, `/dashboard/tours/landing/${hall}`, `/dashboard/tour/${hall}/play`, `/dashboard/tour/${hall}/edit`],
  ...['/collection/none', '/user/profile', '/transfer', '/theme', '/admin', '/organization/Northlight', '/module/none'],
];

/** Opens each address afresh, until its page is there; of a tour in the player also its controls. */
async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto('about:blank');
    await page.goto(at(path));
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    if (path === `${twin}/play`) await page.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBeGreaterThan(0);
  }
}

describe('no page violates its policy', () => {
  it('for a visitor', async () => {
    const { page } = await visitor({ scan: 'real' });

    await visitAll(page, [...open, '/', '/dashboard/tours', '/admin']);
  });

  it.each(['viewer', 'editor', 'globalAdmin'] as const)('for the demo’s %s', async (name) => {
    const { page } = await visitor();
    await signIn(page, people[name]);
    await page.getByRole('heading', { level: 1 }).first().waitFor();

    await visitAll(page, behindSignIn);
    await visitAll(page, [`${twin}/play`, `${twin}/edit`]);
  });
});

describe('the policy', () => {
  it('is in force: what is written into the page does not run, and is reported', async () => {
    const { page, problems } = await visitor();
    await page.goto(at(twin));
    await page.getByRole('link', { name: 'Explore' }).waitFor();

    const ran = await page.evaluate(async () => {
      const reported = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }));
      const script = document.createElement('script');
      script.textContent = 'window.hit = true';
      document.body.append(script);
      await reported;
      return 'hit' in window;
    });

    expect(ran).toBe(false);
    expect(problems.splice(0)).toEqual([expect.stringContaining('violated: ')]);
  });

  it.each([
    ['a script of another site', 'script', 'src', 'https://evil.example/x.js', 'script-src'],
    ['an image of another site', 'img', 'src', 'https://evil.example/x.png', 'img-src'],
    ['a frame of another site', 'iframe', 'src', 'https://evil.example/', 'frame-src'],
    ['a plug-in', 'object', 'data', '/favicon.svg', 'object-src'],
    ['another base', 'base', 'href', 'https://evil.example/', 'base-uri'],
  ])('refuses %s', async (_what, tag, attribute, address, directive) => {
    const { page, problems } = await visitor();
    await page.goto(at('/help'));

    const violated = await page.evaluate(
      ([tag, attribute, address]) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true });
          const element = document.createElement(tag as string);
          element.setAttribute(attribute as string, address as string);
          document.body.append(element);
        }),
      [tag, attribute, address],
    );

    expect(violated).toContain(directive);
    expect(problems.splice(0).every((problem) => problem.startsWith('violated: '))).toBe(true);
  });
});
