import { expect, it, onTestFinished, vi } from 'vitest';
import { collectionId } from '@/domain/ids';
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
  ['unknown', 503],
])('a short address is %s where its page answers %i', async (state, status) => {
  const fetch = answering(async () => new Response(null, { status }));

  expect(await linkStateOf({ shortPath: '/t/abc2345' })).toBe(state);
  expect(fetch).toHaveBeenCalledWith('/t/abc2345', { method: 'HEAD', cache: 'no-store' });
});

it('a collection’s own page is for those who signed in, whoever they are', async () => {
  expect(await linkStateOf({ collection: collectionId('c1') })).toBe('members');
});

it('a short address is neither without a connection', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));

  await expect(linkStateOf({ shortPath: '/t/abc2345' })).rejects.toMatchObject({ code: 'unavailable' });
});
