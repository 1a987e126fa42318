import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CustomScene, defaultLights } from '@/domain/application/custom-models';
import { readShowcaseDelivery } from '@/showcase/showcase-delivery';
import { openChromium } from '../../../packages/open-showcase/tests/support/chromium';
import { boxes } from '../boxes';
import { reach, viewport } from '../contract';
import { type Servers, startServers } from '../servers';

let servers: Servers;
let browser: Browser;
let model: Buffer;

beforeAll(async () => {
  [servers, browser, model] = await Promise.all([startServers(), openChromium(), boxes()]);
});
afterAll(async () => {
  await browser.close();
  await servers.close();
});

/** The colors of the boxes, and of the marker of the place. */
const colors = ['magenta', 'green', 'blue', 'cyan'] as const;
type Seen = (typeof colors)[number][];

async function ready(delivery = readShowcaseDelivery({})): Promise<Page> {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(20_000);
  await page.route('**/models/boxes.glb', (route) => route.fulfill({ body: model, contentType: 'model/gltf-binary' }));
  await page.goto(servers.app);
  await page.evaluate((options) => app.open(options), { delivery, model: 'AbCdEfGh123', service: '' });
  await reach(page, 'ready');
  await page.waitForFunction(() => app.values().sweep === 's001');
  return page;
}

/** Two metres ahead of where the visit begins. */
async function ahead(page: Page, more: Partial<CustomScene['models'][number]> = {}, lights = defaultLights): Promise<CustomScene> {
  const { pose } = await page.evaluate(() => app.values());
  const { x = 0, y = 0, z = 0 } = pose?.position ?? {};
  const place = { position: { x, y, z: z - 2 }, rotation: { x: 0, y: 0, z: 0 }, scale: { x: 1, y: 1, z: 1 } };
  return { models: [{ url: '/models/boxes.glb', ...place, animated: false, isWall: false, ...more }], lights };
}

const show = (page: Page, scene: CustomScene) => page.evaluate((given) => app.call('showObjects', given), scene);

/** Which of the colors a picture has plenty of. */
async function seen(page: Page): Promise<Seen> {
  const picture = String(await page.evaluate(() => app.call('takeScreenshot', 'poi')));
  const found = await page.evaluate(async (src) => {
    const bitmap = await createImageBitmap(await (await fetch(src)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = { magenta: 0, green: 0, blue: 0, cyan: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const strong = [data[at], data[at + 1], data[at + 2]].map((part = 0) => part > 90);
      const weak = [data[at], data[at + 1], data[at + 2]].map((part = 0) => part < 75);
      if (strong[0] && weak[1] && strong[2]) counts.magenta += 1;
      if (weak[0] && strong[1] && weak[2]) counts.green += 1;
      if (weak[0] && weak[1] && strong[2]) counts.blue += 1;
      if (weak[0] && strong[1] && strong[2]) counts.cyan += 1;
    }
    return counts;
  }, picture);
  return colors.filter((color) => found[color] > 30);
}

const toShow = (page: Page, expected: Seen) => expect.poll(() => seen(page)).toEqual(expected);

describe('own models in the scene', () => {
  it('stand there in light, play their clips, and go [PLAYER-065 PLAYER-066 PLAYER-067]', async () => {
    const page = await ready();
    await toShow(page, []);

    expect(await show(page, await ahead(page, { animated: true }))).toBe(true);
    await toShow(page, ['magenta', 'blue']);
    expect(await show(page, await ahead(page))).toBe(true);
    await toShow(page, ['magenta']);
    expect(await show(page, await ahead(page, {}, { ambient: 0, directional: [0, 0, 0] }))).toBe(true);
    await toShow(page, []);
    expect(await show(page, { models: [], lights: defaultLights })).toBe(true);
    await toShow(page, []);
    await page.close();
  });

  it('hide walls inside, and outside show them and a marker where one stood [PLAYER-025 PLAYER-026 PLAYER-027]', async () => {
    const page = await ready();
    await show(page, await ahead(page));
    await toShow(page, ['magenta']);

    expect(await page.evaluate(() => app.call('goToMode', 'floorplan', { zoom: 3 }))).toBe('arrived');
    await toShow(page, ['magenta', 'green', 'cyan']);
    expect(await page.evaluate(() => app.call('goToMode', 'inside'))).toBe('arrived');

    await toShow(page, ['magenta']);
    await page.close();
  });

  it('hides a model that is a wall as a whole [PLAYER-027]', async () => {
    const page = await ready();

    await show(page, await ahead(page, { isWall: true }));
    await page.evaluate(() => app.call('goToMode', 'floorplan', { zoom: 3 }));
    await toShow(page, ['magenta', 'green', 'cyan']);
    await page.evaluate(() => app.call('goToMode', 'inside'));

    await toShow(page, []);
    await page.close();
  });

  it('are left out where the viewer has no scene of its own', async () => {
    const hosted = {
      ...readShowcaseDelivery({}),
      form: 'embed' as const,
      address: `${servers.host}/show`,
      script: `${servers.host}/hosted-sdk.js`,
    };
    const page = await ready(hosted);

    expect(await show(page, await ahead(page))).toBe(false);
    await page.close();
  });
});
