import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDevice } from '@/backend/offline/testing/device-storage';
import { identityFrom } from '@/domain/access/identity';
import { offlineTargetOf } from '@/domain/offline/target';

const server = vi.hoisted(() => ({ sendRequest: vi.fn() }));
vi.mock('@/backend/rest/rest', async (original) => ({ ...(await original<typeof import('@/backend/rest/rest')>()), ...server }));
vi.mock('@/backend/config', () => ({ config: () => ({ firebase: { apiKey: 'k', projectId: 'p' }, emulators: null }) }));

const id = 'tour/hall';
const target = offlineTargetOf(id);
const path = '/digital-twin/hall';
const file = 'https://loggia.example/scans/hall/mesh.glb';
const readTime = '2026-01-01T12:00:00Z';
const hall = { name: 'projects/p/databases/(default)/documents/tours/hall', fields: { name: { stringValue: 'Hall' } } };
const readOfHall = { path: 'tours', read: (_id: string, fields: object) => fields };
const ada = identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, {});

const network = vi.fn<typeof fetch>();
const now = { time: 1000 };

beforeEach(() => {
  vi.resetModules();
  stubDevice();
  vi.stubGlobal('document', { title: 'Digital Twin - Hall' });
  vi.stubGlobal('fetch', network);
  vi.spyOn(Date, 'now').mockImplementation(() => ++now.time);
  network.mockReset().mockImplementation(async () => new Response('content'));
  server.sendRequest.mockReset().mockResolvedValue({ documents: [hall], readTime });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page on which a visitor opened the tour. */
async function openedPage() {
  const copies = await import('@/backend/offline/copies');
  const { storeOpened, refreshCopies, newRecord } = await import('./store-opened');
  const { saveCopy } = await import('./save-copy');
  const { allowReopened } = await import('@/backend/offline/documents');
  const { readAhead } = await import('@/backend/live/rest-fetches');
  // the server may deny it
  await readAhead(readOfHall, 'hall').catch(() => null);
  const { signal } = new AbortController();
  const plan = { documents: { stored: [], fields: {} }, files: [file, `${file}?other`], noScan: null };
  return {
    ...copies,
    /** What the page does at rest. */
    rest: () => storeOpened(target, { path, files: [file] }, signal),
    refresh: () => refreshCopies(signal),
    /** What a press on Save for offline does. */
    save: () => copies.withCopy(id, (copy) => saveCopy(copy, newRecord(id, path), plan), { signal }),
    /** What opening the tour does, by a new page or by an address. */
    openAnew: (openedAt = Date.now()) => allowReopened(target, openedAt),
  };
}

/** Fails as the server does. */
const failsWith = (code: 'unavailable' | 'permission-denied') => async (): Promise<never> => {
  const { AppError } = await import('@/domain/app-error');
  throw new AppError(code, 'No.');
};

/** Stops the network at the next file until it is let through; the page has requested the file when this resolves. */
function slowNetwork() {
  let letThrough = () => {};
  let isRequested = () => {};
  const requested = new Promise<void>((resolve) => (isRequested = resolve));
  network.mockImplementationOnce((_file, init) => {
    isRequested();
    return new Promise((resolve, reject) => {
      letThrough = () => resolve(new Response('content'));
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  return { requested, letThrough: () => letThrough() };
}

describe('a tour that was removed from the device', () => {
  it('is not stored again by a page that had it open', async () => {
    const { rest, removeCopy } = await openedPage();
    await rest();
    expect(await caches.keys()).toEqual(['loggia-copy/tour/hall']);

    await removeCopy(id);
    await rest();

    expect(await caches.keys()).toEqual([]);
  });

  it('ends what is being stored at rest, in any tab, and stays removed', async () => {
    const { rest, removeCopy } = await openedPage();
    const { requested } = slowNetwork();
    const storing = rest();
    await requested;

    await removeCopy(id);
    await storing;

    expect(await caches.keys()).toEqual([]);
    await rest();
    expect(await caches.keys()).toEqual([]);
  });

  it('stays removed if what was being stored does not end in time', async () => {
    const { rest, removeCopy } = await openedPage();
    const { requested, letThrough } = slowNetwork();
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage() {}
        close() {}
      },
    );
    const storing = rest();
    await requested;

    await removeCopy(id);
    letThrough();
    await storing;

    expect(await caches.keys()).toEqual([]);
  });

  it('ends saving, which counts as cancelled', async () => {
    const { save, removeCopy } = await openedPage();
    const { requested } = slowNetwork();
    const saving = save();
    const cancelled = expect(saving).rejects.toMatchObject({ code: 'cancelled' });
    await requested;

    await removeCopy(id);

    await cancelled;
    expect(await caches.keys()).toEqual([]);
  });

  it('is not saved by what waits until another page has stored it', async () => {
    const { rest, save, removeCopy } = await openedPage();
    const { requested } = slowNetwork();
    const storing = rest();
    await requested;
    const saving = save();

    await removeCopy(id);
    await Promise.all([storing, saving]);

    expect(await caches.keys()).toEqual([]);
  });

  it('is not completed by a later page if it was being saved', async () => {
    const { save, refresh, removeCopy, storedCopies } = await openedPage();
    network.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    await save().catch(() => undefined);
    expect((await storedCopies()).map(({ state }) => state)).toEqual(['saving']);

    await removeCopy(id);
    await refresh();

    expect(await caches.keys()).toEqual([]);
  });

  it('is removed by the next page if the tab was closed between', async () => {
    const { rest, removeCopy } = await openedPage();
    await rest();
    vi.spyOn(caches, 'delete').mockResolvedValueOnce(false);
    await removeCopy(id);

    await rest();

    expect(await caches.keys()).toEqual([]);
  });

  it('is stored again once it is opened anew and the server shows it', async () => {
    const { rest, removeCopy, openAnew } = await openedPage();
    await removeCopy(id);

    await openAnew();
    await rest();

    expect(await caches.keys()).toEqual(['loggia-copy/tour/hall']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['cannot be reached', failsWith('unavailable')],
    ['denies it', failsWith('permission-denied')],
    ['does not have it', async () => ({ documents: [], readTime })],
  ])('stays removed when it is opened anew and the server %s', async (_what, response) => {
    const { rest, removeCopy, openAnew } = await openedPage();
    await removeCopy(id);
    server.sendRequest.mockImplementation(response);

    await openAnew();
    await rest();

    expect(await caches.keys()).toEqual([]);
  });

  it('stays removed when it was opened before that', async () => {
    const { rest, removeCopy, openAnew } = await openedPage();
    const openedAt = Date.now();
    await removeCopy(id);

    await openAnew(openedAt);
    await rest();

    expect(await caches.keys()).toEqual([]);
  });

  it('is saved on a press', async () => {
    const { save, removeCopy, allowCopy, storedCopies } = await openedPage();
    await removeCopy(id);

    allowCopy(id);
    await save();

    expect((await storedCopies()).map(({ state }) => state)).toEqual(['saved']);
  });
});

it('a tour whose documents cannot be loaded leaves nothing on the device', async () => {
  server.sendRequest.mockImplementation(failsWith('unavailable'));
  const { rest } = await openedPage();

  await expect(rest()).rejects.toMatchObject({ code: 'unavailable' });

  expect(await caches.keys()).toEqual([]);
});

it('a tour that the server denies to a new page is not stored again by an older one', async () => {
  const older = await openedPage();
  await older.rest();
  vi.resetModules();
  server.sendRequest.mockImplementation(failsWith('permission-denied'));
  const newer = await openedPage();
  await newer.rest();

  await older.rest();

  expect(await caches.keys()).toEqual([]);
});

describe('a user’s copies', () => {
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('removedCopy/'));
  const userCopy = 'loggia-user-copy/ada/tour/hall';

  async function signOut() {
    const { storeSignOut } = await import('@/backend/auth/stored-user');
    const { removeUsersCopies } = await import('@/backend/offline/users-copies');
    storeSignOut();
    await removeUsersCopies();
  }

  beforeEach(async () => (await import('@/backend/auth/stored-user')).storeUser(ada));

  it('are removed at sign-out, also what another tab is storing, with what is recorded of them', async () => {
    const { rest, removeCopy } = await openedPage();
    await rest();
    expect(await caches.keys()).toEqual([userCopy]);
    await removeCopy('tour/shed');
    expect(keys()).toEqual(['removedCopy/ada/tours/shed']);
    const { requested, letThrough } = slowNetwork();
    network.mockClear();
    await caches.delete(userCopy);
    const storing = rest();
    await requested;

    await signOut();
    letThrough();
    await storing;

    expect([await caches.keys(), keys()]).toEqual([[], []]);
  });

  it('are not stored by a tab that is about to when they sign out', async () => {
    const { rest } = await openedPage();
    const { open } = caches;
    vi.spyOn(caches, 'open').mockImplementationOnce(async (name) => {
      await signOut();
      return open(name);
    });

    await rest();

    expect(await caches.keys()).toEqual([]);
  });

  it('are not shown from the database’s cache once they were removed, until they are opened anew', async () => {
    const { removeCopy, openAnew } = await openedPage();
    const { isCached, markCached } = await import('@/backend/cache/cached-lists');
    markCached('tours/hall');

    await removeCopy(id);
    expect(isCached('tours/hall')).toBe(false);
    await openAnew();

    expect(isCached('tours/hall')).toBe(true);
  });
});
