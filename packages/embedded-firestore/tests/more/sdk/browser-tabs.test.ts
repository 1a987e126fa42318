import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BrowserHarness, startBrowser } from '../../browser/harness';
import { pageEntry } from '../../sdk/browser';
import { eventually } from '../../sdk/check';
import { createControl } from '../../sdk/control';
import type { PageGlobals } from '../../sdk/page';
import type { TabOptions } from '../../sdk/tab';

const projectId = 'demo-tabs';

describe('several tabs of one profile', { timeout: 60_000 }, () => {
  const control = createControl('webchannel');
  let harness: BrowserHarness;
  let profile: BrowserContext;

  beforeAll(async () => {
    harness = await startBrowser(pageEntry);
  });
  afterAll(async () => {
    await harness?.close();
    await control.close();
    expect(control.bugs).toEqual([]);
  });
  beforeEach(async () => {
    profile = await harness.profile();
  });
  afterEach(async () => {
    await profile.close();
    expect(harness.troubles).toEqual([]);
  });

  const tabs = (count: number) => Promise.all(Array.from({ length: count }, () => harness.page(profile)));
  const open = (page: Page, options: Omit<TabOptions, 'projectId'>) =>
    page.evaluate((all) => (globalThis as unknown as PageGlobals).tab.open(all, 'shared'), { ...options, projectId });
  const until = (page: Page, ids: readonly string[]) => page.evaluate((all) => (globalThis as unknown as PageGlobals).tab.until(all), ids);
  const first = (page: Page) => page.evaluate(() => (globalThis as unknown as PageGlobals).tab.first());
  const set = (page: Page, path: string) => page.evaluate((to) => (globalThis as unknown as PageGlobals).tab.set(to, { n: 1 }), path);
  const add = (page: Page, path: string) => page.evaluate((to) => (globalThis as unknown as PageGlobals).tab.add(to), path);

  it('§24.29 a page that is loaded again goes on with its token and is sent the difference only', async () => {
    const server = await control.ownServer();
    const port = await control.proxy(server);
    const ids = Array.from({ length: 500 }, (_, n) => `d${String(n).padStart(3, '0')}`);
    await control.write(server, projectId, Object.fromEntries(ids.map((id) => [`shared/${id}`, { id, text: 'x'.repeat(300) }])));
    const page = await harness.page(profile);
    await open(page, { port, cache: 'one tab' });
    await until(page, ids);
    const whole = (await control.traffic(port)).fromServer;

    await page.goto('about:blank');
    await control.write(server, projectId, { 'shared/d000': null, 'shared/new': { n: 1 } });
    await page.goto(harness.url);
    await open(page, { port, cache: 'one tab' });

    const cached = await first(page);
    expect([cached.fromCache, cached.ids.length]).toEqual([true, 500]);
    const back = await until(page, [...ids.slice(1), 'new']);
    expect(back.data.new).toEqual({ n: 1 });
    const difference = (await control.traffic(port)).fromServer - whole;
    expect(difference).toBeLessThan(whole / 20);
  });

  it('§24.30 a page that is loaded again after the history was forgotten shows no stale document', async () => {
    const server = await control.ownServer({ historyBytes: 50_000 });
    const ids = Array.from({ length: 20 }, (_, n) => `d${n}`);
    await control.write(server, projectId, Object.fromEntries(ids.map((id) => [`shared/${id}`, { id }])));
    const page = await harness.page(profile);
    await open(page, { port: server, cache: 'one tab' });
    await until(page, ids);

    await page.goto('about:blank');
    await control.write(server, projectId, Object.fromEntries(ids.slice(0, 15).map((id) => [`shared/${id}`, null])));
    await control.write(server, projectId, Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`noise/d${n}`, { n }])));
    await page.goto(harness.url);
    await open(page, { port: server, cache: 'one tab' });

    expect((await first(page)).ids).toHaveLength(20);
    expect((await until(page, ids.slice(15))).ids).toEqual(ids.slice(15).toSorted());
  });

  it('§24.29 a page that is loaded again after the data was cleared shows nothing of it', async () => {
    const server = await control.ownServer();
    await control.write(server, projectId, { 'shared/a': { n: 1 }, 'shared/b': { n: 2 } });
    const page = await harness.page(profile);
    await open(page, { port: server, cache: 'one tab' });
    await until(page, ['a', 'b']);

    await page.goto('about:blank');
    await control.clear(server, projectId);
    await control.write(server, projectId, { 'shared/b': { n: 3 } });
    await page.goto(harness.url);
    await open(page, { port: server, cache: 'one tab' });

    expect((await until(page, ['b'])).data).toEqual({ b: { n: 3 } });
  });

  it('§24.32 six tabs with the multi-tab manager share two streams, and another takes over when the owner closes', async () => {
    const port = await control.ownServer();
    const pages = await tabs(6);
    const [owner] = pages;
    if (!owner) throw new Error('no tab');
    for (const page of pages) await open(page, { port, cache: 'many tabs' });

    await Promise.all(pages.map((page, n) => set(page, `shared/t${n}`)));
    const ids = pages.map((_, n) => `t${n}`);
    await Promise.all(pages.map((page) => until(page, ids)));
    const { sessions } = await control.health(port);
    expect(sessions).toBeLessThanOrEqual(2);

    await owner.close({ runBeforeUnload: true });
    const rest = pages.slice(1);
    await control.write(port, projectId, { 'shared/x': { n: 1 } });
    await Promise.all(rest.map((page) => until(page, [...ids, 'x'])));
    await Promise.all(rest.map((page, n) => set(page, `shared/u${n}`)));
    const all = [...ids, 'x', ...rest.map((_, n) => `u${n}`)];
    await Promise.all(rest.map((page) => until(page, all)));
    // The closed tab could not say goodbye: its sessions are kept for a minute.
    expect((await control.health(port)).sessions).toBeLessThanOrEqual(4);
  });

  it('§24.33 three tabs without it go on, since idle Write streams give their connections back', async () => {
    const port = await control.ownServer({ hurry: 20 });
    const pages = await tabs(3);
    for (const page of pages) await open(page, { port, cache: 'memory' });
    for (const [n, page] of pages.entries()) await set(page, `shared/t${n}`);
    await Promise.all(pages.map((page) => until(page, ['t0', 't1', 't2'])));

    await eventually(
      () => control.health(port),
      ({ sessions }) => sessions === 3,
      'only the Listen streams are left',
    );
    for (const page of pages) await add(page, 'shared/t0');
    for (const [n, page] of pages.entries()) await set(page, `shared/u${n}`);

    await Promise.all(pages.map((page) => until(page, ['t0', 't1', 't2', 'u0', 'u1', 'u2'])));
  });
});
