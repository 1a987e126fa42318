import { expect, it, onTestFinished, vi } from 'vitest';
import { linkStateOf } from './linked-tours';

function answering(fetched: () => Promise<Response>) {
  const fetch = vi.fn(fetched);
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  return fetch;
}

it.each([
  ['open', 200],
  ['closed', 404],
])('a short address is %s where its page answers %i', async (state, status) => {
  const fetch = answering(async () => new Response(null, { status }));

  expect(await linkStateOf({ shortPath: '/t/abc2345' })).toBe(state);
  expect(fetch).toHaveBeenCalledWith('/t/abc2345', { method: 'HEAD', cache: 'no-store' });
});

it.each([
  ['answers nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => new Response(null, { status: 503 })],
])('a short address is neither where the server %s', async (_, fetched) => {
  answering(fetched);

  await expect(linkStateOf({ shortPath: '/t/abc2345' })).rejects.toMatchObject({ code: 'unavailable' });
});
