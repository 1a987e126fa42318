import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openChromium } from '../support/chromium';
import { type ShowcaseServer, startShowcaseServer } from '../support/showcase-server';

export const fixture = 'AbCdEfGh123';

export type PageOptions = {
  /** query of the page's address, without the model and play=1&qs=1 */
  query?: string;
  /** the whole query instead */
  address?: string;
  context?: BrowserContextOptions;
  /** called before the page is opened */
  before?: (page: Page) => Promise<unknown>;
  /** in a frame of a page of the same origin */
  framed?: boolean;
};

/** A showcase that is open; `problems` is what no page may do: throw, or leave a rejection alone. */
export type OpenPage = { page: Page; problems: string[]; origin: string };

/** One Chromium and one server for the tests of a file. After each test its pages are closed, and it fails when one of them threw. */
export function withShowcase() {
  let browser: Browser;
  let server: ShowcaseServer;
  const opened: OpenPage[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([openChromium(), startShowcaseServer()]);
  });
  afterEach(async () => {
    const left = opened.splice(0);
    await Promise.all(left.map(({ page }) => page.context().close()));
    expect(left.flatMap(({ problems }) => problems)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  return async ({ query = '', address, context, before }: PageOptions = {}): Promise<OpenPage> => {
    const own = await browser.newContext({ viewport: { width: 640, height: 400 }, ...context });
    const page = await own.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    opened.push({ page, problems, origin: server.origin });
    await before?.(page);
    await page.goto(`${server.origin}/bundle/showcase.html?${address ?? `m=${fixture}&play=1&qs=1${query}`}`);
    return { page, problems, origin: server.origin };
  };
}

/** Waits until the page is in a phase. */
export const inPhase = (page: Page, phase: string) => page.waitForSelector(`[data-phase=${phase}]`, { state: 'attached' });

/** Connects the SDK and keeps it on the page as `sdk`. */
export async function connected(page: Page): Promise<void> {
  await inPhase(page, 'playing');
  await page.evaluate(async () => {
    Object.assign(window, { sdk: await window.MP_SDK.connect(window) });
  });
}

export type PoseNow = { x: number; y: number; z: number; pitch: number; yaw: number; sweep: string; mode: string };

/** The pose as it is. */
export const poseOf = (page: Page): Promise<PoseNow> =>
  page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: what `connected` put on the window
    const { position, rotation, sweep, mode } = await (window as any).sdk.Camera.getPose();
    return { ...position, pitch: rotation.x, yaw: rotation.y, sweep, mode };
  });

/** Waits until the pose is as told, and answers it. */
export async function poseWhere(page: Page, holds: (pose: PoseNow) => boolean): Promise<PoseNow> {
  await expect.poll(async () => holds(await poseOf(page))).toBe(true);
  return poseOf(page);
}
