import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedCopies, storedCopy } from '@/backend/offline/copies';
import { stubDevice } from '@/backend/offline/testing/device-storage';
import { tourId } from '@/domain/ids';
import { offlineTargetOf } from '@/domain/offline/target';
import { written } from './fixture';

/** A copy that a browser of that day had stored for a visitor: its cache, with responses by their keys; `names` are of its documents. */
type Copy = { path: string; cache: string; entries: [key: string, body: string][]; names: string[] };
const copies = written<Copy[]>('copies.json');
const cachePrefix = 'loggia-copy/';

vi.mock('@/backend/auth/signed-in', () => ({ signedInUser: async () => null, restoredUser: async () => null }));
vi.mock('@/backend/config', () => ({ config: () => ({ firebase: { apiKey: 'k', projectId: 'demo-loggia' }, emulators: null }) }));

beforeEach(stubDevice);
afterEach(() => void vi.unstubAllGlobals());

describe('copies for use offline of 25 November 2026', () => {
  const saved = {
    id: 'version/Casa%20Aperta/house-with-garden/current',
    path: '/public-tour/Casa Aperta/house-with-garden/current',
    title: 'House with garden',
    state: 'saved',
    bytes: 1000,
    usedAt: 1_764_000_000_000,
    checkedAt: 1_764_000_000_000,
    fingerprint: 'a@b',
  };

  it.each([
    ['a visitor', '', cachePrefix],
    ['a user', 'ada', 'loggia-user-copy/ada/'],
  ])('of %s are listed and opened', async (_, uid, prefix) => {
    if (uid) localStorage.setItem('lastUser', JSON.stringify({ identity: { uid }, session: 'open' }));
    const cache = await caches.open(prefix + saved.id);
    await cache.put('/offline/copy', Response.json(saved));

    expect(await storedCopies()).toEqual([saved]);
    expect(await storedCopy(saved.id)).toEqual(saved);
  });

  it.each(copies)('open $path without a network, by the requests that the page sends now', async ({ cache, entries, names }) => {
    const opened = await caches.open(cache);
    for (const [key, body] of entries) await opened.put(key, new Response(body));
    const ask = await startWorker();
    vi.stubGlobal('fetch', ask);

    const { readDocuments } = await import('@/backend/offline/documents');
    const read = await readDocuments(offlineTargetOf(cache.slice(cachePrefix.length)));

    expect(read?.stored.flatMap(({ response }) => response.documents.map(({ name }) => name))).toEqual(names);
    // and nothing that was not stored
    await expect(readDocuments({ kind: 'tour', tour: tourId('other') })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

/** Starts the service worker of today in a browser without a network. @returns what it answers to a request of a page */
async function startWorker(): Promise<typeof fetch> {
  type Listener = (event: { request: Request; respondWith: (response: Promise<Response>) => void }) => void;
  const listeners = new Map<string, Listener>();
  const network = async () => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('__BUILD__', { version: '1', files: [], documents: 'https://firestore.googleapis.com/v1/', roots: [] });
  vi.stubGlobal('self', { location, addEventListener: (type: string, listener: Listener) => listeners.set(type, listener) });
  vi.resetModules();
  await import('@/offline-worker/worker');
  return async (address, init) => {
    // the worker asks the network itself
    if (address instanceof Request) return network();
    let response: Promise<Response> = network();
    response.catch(() => undefined);
    listeners.get('fetch')?.({ request: new Request(address, init), respondWith: (answer) => (response = answer) });
    return response;
  };
}
