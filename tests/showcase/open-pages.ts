import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { readShowcaseDelivery, type ShowcaseDelivery } from '@/showcase/showcase-delivery';
import { openChromium } from '../../packages/open-showcase/tests/support/chromium';
import { viewport } from './contract';
import { type Servers, startServers } from './servers';

/** The showcase on a page of our own. */
export const ownPage = (): ShowcaseDelivery => readShowcaseDelivery({});

/** Opens pages with the app's adapter, which are closed after each test; `hosted` is the showcase on another origin, as the provider hosts it. */
export function withPages(): { openPage: () => Promise<Page>; hosted: () => ShowcaseDelivery } {
  let servers: Servers;
  let browser: Browser;
  const pages: Page[] = [];

  beforeAll(async () => {
    [servers, browser] = await Promise.all([startServers(), openChromium()]);
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
  });
  afterAll(async () => {
    await browser.close();
    await servers.close();
  });

  const openPage = async () => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    pages.push(page);
    await page.goto(servers.app);
    return page;
  };
  const hosted = (): ShowcaseDelivery => ({
    ...ownPage(),
    form: 'embed',
    address: `${servers.host}/show`,
    script: `${servers.host}/hosted-sdk.js`,
  });
  return { openPage, hosted };
}
