import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/accessible-pages';
import { narrow, wide, withBrowser } from '../../support/browser';
import { mainPages, otherPages } from '../../support/page-rows';
import { signIn } from '../../support/people';

const { visitor } = withBrowser();

/** What the translator of a browser does to a page, now and whenever it changes: its texts are replaced by elements with other texts. */
function translateAsItChanges(): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const around = text.parentElement;
      if (text.data.trim() === '' || !around || around.closest('script, style, font, textarea, [translate=no], [contenteditable=true]'))
        continue;
      const font = document.createElement('font');
      font.textContent = `‹${text.data}›`;
      text.replaceWith(font);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Changes what can be changed without storing it: a text and back, the layout, the scheme. A page that throws fails the test by itself. */
async function use(page: Page): Promise<void> {
  const field = page.locator('main :is(input[type=text], input[type=search], input:not([type]), textarea):visible:enabled').first();
  if ((await field.count()) > 0) {
    const before = await field.inputValue();
    await field.fill(`${before} x`);
    await field.fill(before);
  }
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
}

describe('pages that a browser translates', () => {
  it.each([...mainPages, ...otherPages])('go on for %s', async (_who, email, rows) => {
    const { page } = await visitor();
    if (email) await signIn(page, email, '/dashboard/tutorials');

    const broken: string[] = [];
    for (const [path, shown] of rows) {
      await openPage(page, path, shown);
      await page.evaluate(translateAsItChanges);
      await use(page);
      if (await page.getByText('Something went wrong').count()) broken.push(path);
    }

    expect(broken).toEqual([]);
  });
});
