import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser';
import { at } from '../support/people';

// every test fails when a page violates its policy (tests/support/browser.ts); these show that it is in force
const { visitor } = withBrowser();

const addedElements = [
  ['a script of another site', 'script', 'src', 'https://evil.example/x.js', 'script-src'],
  ['an image of another site', 'img', 'src', 'https://evil.example/x.png', 'img-src'],
  ['a frame of another site', 'iframe', 'src', 'https://evil.example/', 'frame-src'],
  ['a plug-in', 'object', 'data', '/favicon.svg', 'object-src'],
  ['another base', 'base', 'href', 'https://evil.example/', 'base-uri'],
] as const;

/** The directive of the policy that adding this element violates. */
const violatedBy = (page: Page, tag: string, attribute: string, address: string): Promise<string> =>
  page.evaluate(
    ([tag, attribute, address]) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true });
        const element = document.createElement(tag);
        element.setAttribute(attribute, address);
        document.body.append(element);
      }),
    [tag, attribute, address] as const,
  );

describe('the policy', () => {
  it('is in force: what is written into the page does not run, and what comes from elsewhere is refused and reported', async () => {
    const { page, problems } = await visitor();
    await page.goto(at('/digital-twin/house-with-garden'));
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
    for (const [what, tag, attribute, address, directive] of addedElements) {
      expect(await violatedBy(page, tag, attribute, address), what).toContain(directive);
    }

    await expect.poll(() => problems.length).toBeGreaterThan(addedElements.length);
    expect(problems.splice(0).filter((problem) => !problem.startsWith('violated: '))).toEqual([]);
  });
});
