import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const send = vi.fn(async (_path: string, init?: RequestInit) =>
  init?.method === 'POST' ? new Response(null, { status: 204 }) : Response.json({ token: 'of this page' }),
);
const path = '/t/abc2345/AbCdEfGhIjKlMnOpQrSt/visit';

type Page = EventTarget & { visibilityState: string; prerendering?: boolean; referrer: string };
let page: Page;
let frame: EventTarget;

/** As a page load of its own. */
async function aPageLoad(browser: object = {}, changes: object = {}) {
  vi.resetModules();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', referrer: 'https://news.example.org/story?id=1', ...changes });
  frame = Object.assign(new EventTarget(), { matchMedia: () => ({ matches: true }) });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  vi.stubGlobal('screen', { width: 844, height: 390 });
  return import('./count-use');
}
const settled = () => vi.advanceTimersByTimeAsync(1);
const beacons = () => send.mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(String(init.body))] : []));
const hide = () => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  send.mockClear();
});

describe('a visit', () => {
  it('is sent when somebody leaves, with the token of the page, without cookies, and once', async () => {
    const { startCounting } = await aPageLoad();
    startCounting(path);
    await settled();
    expect(beacons()).toEqual([]);

    hide();
    frame.dispatchEvent(new Event('pagehide'));

    const used = { points: [], links: 0, files: 0, started: [], finished: [] };
    expect(beacons()).toEqual([{ token: 'of this page', view: true, ...used, device: 'phone', host: 'news.example.org' }]);
    expect(send.mock.calls[0]).toEqual([path, { credentials: 'omit', priority: 'low' }]);
    expect(send.mock.calls[1]?.[1]).toMatchObject({ keepalive: true, credentials: 'omit' });
  });

  it('brings what was done, each five minutes at most', async () => {
    const { startCounting, countUse } = await aPageLoad();
    startCounting(path);
    for (const poi of ['stove', 'door', 'stove']) countUse({ kind: 'pointOpened', poi });
    countUse({ kind: 'linkFollowed' });
    countUse({ kind: 'guidedTourStarted', guidedTour: 'short' });

    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(beacons()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * 60_000);

    expect(beacons()).toHaveLength(1);
    expect(beacons()[0]).toMatchObject({ view: true, points: ['stove', 'door'], links: 1, started: ['short'], finished: [] });
    countUse({ kind: 'fileOpened' });
    hide();
    expect(beacons()[1]).toMatchObject({ view: false, points: [], files: 1, host: '' });
  });

  it('has a fresh token after a long time, when something is done', async () => {
    const { startCounting, countUse } = await aPageLoad();
    startCounting(path);
    await vi.advanceTimersByTimeAsync(40 * 60_000);
    send.mockClear();
    countUse({ kind: 'fileOpened' });
    await settled();

    expect(send.mock.calls).toEqual([[path, { credentials: 'omit', priority: 'low' }]]);
  });

  it('ends with the tour, and is one a page load for each', async () => {
    const { startCounting, countUse } = await aPageLoad();
    const stop = startCounting(path);
    await settled();
    stop();
    countUse({ kind: 'fileOpened' });
    startCounting(path);
    await settled();
    hide();

    expect(beacons().map(({ view }) => view)).toEqual([true]);
  });

  it('is counted of a tour that is closed before the page has its token', async () => {
    const { startCounting } = await aPageLoad();
    startCounting(path)();
    startCounting(path);
    await settled();
    hide();

    expect(beacons().map(({ view }) => view)).toEqual([true]);
  });

  it.each([204, 403, 404, 429])('ends where no token is given, with %i', async (status) => {
    send.mockImplementationOnce(async () => new Response(null, { status }));
    (await aPageLoad()).startCounting(path);
    await settled();
    hide();

    expect(send).toHaveBeenCalledOnce();
  });

  it('fails without an error', async () => {
    send.mockRejectedValueOnce(new TypeError('offline'));
    (await aPageLoad()).startCounting(path);
    await settled();
    hide();

    expect(beacons()).toEqual([]);
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('is not sent where the browser has %j', async (browser) => {
    (await aPageLoad(browser)).startCounting(path);
    hide();

    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent where the installation counts none', async () => {
    vi.stubEnv('VITE_VISITS', 'off');
    (await aPageLoad()).startCounting(path);
    hide();

    expect(send).not.toHaveBeenCalled();
  });

  it('of a page that is loaded ahead begins when it is shown', async () => {
    (await aPageLoad({}, { prerendering: true })).startCounting(path);
    expect(send).not.toHaveBeenCalled();

    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));

    expect(send).toHaveBeenCalledOnce();
  });
});
