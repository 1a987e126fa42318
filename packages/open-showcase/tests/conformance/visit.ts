import type { Browser, JSHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Sdk } from '../../src/sdk/connector';
import type { ObservableView } from '../../src/sdk/observable';
import { openChromium } from '../support/chromium';
import { type ShowcaseServer, startShowcaseServer } from '../support/showcase-server';

/** What a test holds in the parent page, to use inside `evaluate`. */
export type Visit = {
  sdk: Sdk;
  frame: HTMLIFrameElement;
  /** Another connection to the same page; the arguments are as the case names them. */
  connect: (...args: unknown[]) => Promise<Sdk>;
  /** The present value of an observable. */
  now: <T>(observable: ObservableView<T>) => Promise<T>;
  /** "resolved with …", or the name of the error. */
  outcome: (promise: Promise<unknown>) => Promise<string>;
  /**
   * Milliseconds into a move: when the camera was last seen under way, and when the move was over. On a busy machine frames are rare, and
   * the true duration lies between the two.
   */
  lasting: (move: () => Promise<unknown>) => Promise<{ moving: number; over: number }>;
  /** The picture behind an address. */
  pixels: (src: string) => Promise<ImageData>;
  /** Resolves after the frame has drawn twice. */
  drawn: () => Promise<void>;
};
export type Stage = {
  /** the parent page */
  page: Page;
  visit: JSHandle<Visit>;
  /** Runs in the parent page. */
  run: JSHandle<Visit>['evaluate'];
  /** warnings of the pages since the test began */
  warnings: string[];
  server: ShowcaseServer;
};

const size = { width: 640, height: 400 };
/** The fixture, started at once, without texts of its own. */
export const fixtureQuery = 'm=AbCdEfGh123&play=1&qs=1&title=0&help=0&brand=0&hl=0&hr=0&search=0';

/** One Chromium and one server for a file; each `open` is a parent page of its own. */
export function withChromium(): { open: (query?: string) => Promise<Stage>; readonly server: ShowcaseServer } {
  let browser: Browser;
  let server: ShowcaseServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([openChromium(), startShowcaseServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    get server() {
      return server;
    },
    open: async (query = fixtureQuery) => openVisit(await browser.newPage({ viewport: size }), server, query),
  };
}

/** One page for the tests of a file, which each find it playing at the start: inside at s001, looking along −Z, without tags. */
export function withVisit(query?: string): Stage {
  const chromium = withChromium();
  const stage = {} as Stage;
  beforeAll(async () => {
    Object.assign(stage, await chromium.open(query));
    await play(stage);
  });
  beforeEach(async () => {
    await stage.page.mouse.move(1, 1);
    await startAgain(stage);
    stage.warnings.length = 0;
  });
  return stage;
}

/** Waits until the visitor may move. */
export async function play({ visit }: Pick<Stage, 'visit'>): Promise<void> {
  await visit.evaluate(async ({ sdk }) => {
    await sdk.App.state.waitUntil(({ phase }) => phase === sdk.App.Phase.PLAYING);
  });
}

async function openVisit(page: Page, server: ShowcaseServer, query: string): Promise<Stage> {
  const warnings: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'warning' && line.text().startsWith('open-showcase')) warnings.push(line.text());
  });
  await page.goto(`${server.origin}/parent.html`);
  const visit = await page.evaluateHandle(openFrame, `/bundle/showcase.html?${query}`);
  return { page, visit, run: visit.evaluate.bind(visit), warnings, server };
}

/** Runs in the parent page: the frame, as an app renders it, and a connection right after its `load`. */
async function openFrame(src: string): Promise<Visit> {
  const frame = document.createElement('iframe');
  frame.allow = 'fullscreen; xr-spatial-tracking; clipboard-write; web-share; autoplay';
  const loaded = new Promise((load) => frame.addEventListener('load', load, { once: true }));
  frame.src = src;
  document.body.append(frame);
  await loaded;
  const connect = (...args: unknown[]) =>
    (frame.contentWindow as unknown as { MP_SDK: { connect: (...args: unknown[]) => Promise<Sdk> } }).MP_SDK.connect(...args);
  const nextFrame = () => new Promise((next) => frame.contentWindow?.requestAnimationFrame(next));
  const sdk = await connect(frame.contentWindow);
  return {
    sdk,
    frame,
    connect,
    now: (observable) =>
      new Promise((resolve) => {
        const subscription = observable.subscribe((value) => {
          subscription.cancel();
          resolve(value);
        });
      }),
    outcome: (promise) =>
      promise.then(
        (value) => `resolved with ${JSON.stringify(value)}`,
        (error: Error) => error.name,
      ),
    lasting: async (move) => {
      const seen: { at: number; view: string }[] = [];
      const start = performance.now();
      const subscription = sdk.Camera.pose.subscribe(({ position, rotation }) =>
        seen.push({ at: performance.now() - start, view: JSON.stringify([position, rotation]) }),
      );
      await move();
      const over = performance.now() - start;
      subscription.cancel();
      const moving = seen.findLast(({ view }) => view !== seen.at(-1)?.view)?.at ?? 0;
      return { moving, over };
    },
    pixels: async (src) => {
      const bitmap = await createImageBitmap(await (await fetch(src)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height);
    },
    drawn: async () => {
      await nextFrame();
      await nextFrame();
    },
  };
}

async function startAgain({ visit }: Stage): Promise<void> {
  await visit.evaluate(async ({ sdk, now }) => {
    const idle = await sdk.Mode.transition.waitUntil(({ to }) => to === null);
    if (idle.to !== null) return;
    await sdk.Measurements.toggleMode(false);
    const tags = [...(await sdk.Tag.data.waitUntil(() => true))].map(([id]) => id);
    await sdk.Tag.remove(...tags);
    await sdk.Sweep.enable('s001', 's002', 's003', 's004', 's005', 's006');
    if ((await now(sdk.Camera.zoom)).level !== 1) await sdk.Camera.zoomReset();
    await sdk.Sweep.moveTo('s001', { transition: sdk.Sweep.Transition.INSTANT, rotation: { x: 0, y: 0 } });
  });
}
