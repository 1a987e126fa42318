import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const send = vi.fn(async (_path: string, init?: RequestInit) =>
  init?.method === 'POST' ? new Response(null, { status: 204 }) : Response.json({ token: 'of this page' }),
);
const id = 'AbCdEfGhIjKlMnOpQrSt';

/** As a page load of its own. */
async function aPageLoad(browser: object = {}, page: object = {}) {
  vi.resetModules();
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', page);
  const { sendVisits } = await import('./send-visits');
  return sendVisits;
}

beforeEach(() => {
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  send.mockClear();
});

describe('a visit', () => {
  it('is sent once a page load for each tour, with the token of the page and without cookies', async () => {
    const sendVisits = await aPageLoad();

    sendVisits('abc2345', id);
    sendVisits('abc2345', 'AnotherVersionOfThis');
    sendVisits('xyz2345', id);

    const headers = { 'Content-Type': 'application/json' };
    const body = '{"token":"of this page"}';
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(4));
    expect(send.mock.calls).toEqual([
      [`/t/abc2345/${id}/visit`, { credentials: 'omit' }],
      [`/t/xyz2345/${id}/visit`, { credentials: 'omit' }],
      [`/t/abc2345/${id}/visit`, { method: 'POST', keepalive: true, credentials: 'omit', headers, body }],
      [`/t/xyz2345/${id}/visit`, { method: 'POST', keepalive: true, credentials: 'omit', headers, body }],
    ]);
  });

  it.each([204, 403, 404, 429])('ends where no token is given, with %i', async (status) => {
    send.mockImplementationOnce(async () => new Response(null, { status }));
    (await aPageLoad())('abc2345', id);

    await new Promise((resolve) => setTimeout(resolve));
    expect(send).toHaveBeenCalledOnce();
  });

  it('fails without an error', async () => {
    send.mockRejectedValueOnce(new TypeError('offline'));
    const sendVisits = await aPageLoad();

    expect(() => sendVisits('abc2345', id)).not.toThrow();
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('is not sent where the browser has %j', async (browser) => {
    (await aPageLoad(browser))('abc2345', id);

    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent where the installation counts none', async () => {
    vi.stubEnv('VITE_VISITS', 'off');
    (await aPageLoad())('abc2345', id);

    expect(send).not.toHaveBeenCalled();
  });

  it('of a page that is loaded ahead is sent when it is shown', async () => {
    const page = Object.assign(new EventTarget(), { prerendering: true });
    (await aPageLoad({}, page))('abc2345', id);
    expect(send).not.toHaveBeenCalled();

    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));

    expect(send).toHaveBeenCalledOnce();
  });
});
