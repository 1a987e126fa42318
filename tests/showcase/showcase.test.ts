import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Delivery, readDelivery } from '@/showcase/delivery';
import { openChromium } from '../../packages/open-showcase/tests/support/chromium';
import { describeShowcase, reach, viewport } from './contract';
import { type Servers, startServers } from './servers';

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

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  pages.push(page);
  await page.goto(servers.app);
  return page;
}

const ownPage = (): Delivery => readDelivery({});
const hosted = (): Delivery => ({ ...ownPage(), form: 'embed', address: `${servers.host}/show`, script: `${servers.host}/hosted-sdk.js` });

describeShowcase('on a page of our own', async () => ({ page: await openPage(), delivery: ownPage() }));
describeShowcase('hosted on another origin', async () => ({ page: await openPage(), delivery: hosted() }));

describe('connecting again and again', () => {
  const options = () => ({ delivery: ownPage(), model: 'AbCdEfGh123', service: '' });

  it('as an effect that runs twice does, loads the page once', async () => {
    const page = await openPage();
    const loads: string[] = [];
    page.on('request', (request) => request.url().includes('showcase.html') && loads.push(request.url()));

    await page.evaluate((given) => {
      app.open(given);
      app.disconnect();
      app.open(given, true);
    }, options());
    await reach(page, 'ready');

    expect(loads).toHaveLength(1);
  });

  it('twenty times leaves no listener, no page and no memory behind', async () => {
    const page = await openPage();
    const crowded: string[] = [];
    page.on('console', (line) => line.text().includes('WebGL contexts') && crowded.push(line.text()));
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const measure = async () => {
      await client.send('HeapProfiler.collectGarbage');
      await client.send('HeapProfiler.collectGarbage');
      const { metrics } = await client.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    const once = async () => {
      await page.evaluate((given) => {
        app.open(given);
        app.disconnect();
        app.open(given, true);
      }, options());
      await reach(page, 'ready');
      await page.evaluate(() => app.close());
    };

    for (let time = 0; time < 3; time += 1) await once();
    const before = await measure();
    for (let time = 0; time < 20; time += 1) await once();
    const after = await measure();

    expect(crowded).toEqual([]);
    expect(after.JSEventListeners).toBeLessThanOrEqual((before.JSEventListeners ?? 0) + 5);
    expect(after.Documents).toBeLessThanOrEqual((before.Documents ?? 0) + 2);
    expect(after.JSHeapUsedSize).toBeLessThan((before.JSHeapUsedSize ?? 0) + 8_000_000);
  }, 120_000);
});
