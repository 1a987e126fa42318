import type { FrameLocator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { at } from './people';

/** `localhost` is another site than 127.0.0.1, and ours another origin. */
const elsewhere = () => `http://localhost:${new URL(inject('address')).port}`;

/** Shows a page of another site with an embed code in it, as large as the window. Returns what the code embeds. */
export async function embedElsewhere(page: Page, code: string, site = elsewhere()): Promise<FrameLocator> {
  // a page of words, which has no policy for what is put into it
  await page.goto(`${site}/demo/house-with-garden/lighting-the-fire.txt`);
  await page.evaluate((code) => {
    document.documentElement.lang = 'en';
    document.title = 'Elsewhere';
    document.body.style.margin = '0';
    const main = `<main><h1 style="position:absolute;opacity:0">Elsewhere</h1>${code}</main>`;
    // unlike innerHTML, this runs the code's script
    document.body.replaceChildren(document.createRange().createContextualFragment(main));
    document.querySelector('iframe')?.style.setProperty('width', '100vw');
    document.querySelector('iframe')?.style.setProperty('height', '100vh');
  }, code);
  return page.frameLocator('iframe');
}

/** As src/widgets/share-link/embed-code.ts makes it. */
const embedCode = (address: string) =>
  `<iframe src="${address}" title="Ours" style="border:0" allow="fullscreen; xr-spatial-tracking" loading="lazy"></iframe>`;

/** Shows a page of another site with ours in it, as its embed code has it. */
export const embedOurs = (page: Page, path: string, site?: string): Promise<FrameLocator> =>
  embedElsewhere(page, embedCode(at(path)), site);
