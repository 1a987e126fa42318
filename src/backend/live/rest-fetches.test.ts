import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RestResponse } from '../rest/rest';
import type { Source } from './source';

const sendRequest = vi.hoisted(() => vi.fn<() => Promise<RestResponse>>());
vi.mock('../rest/rest', async (original) => ({ ...(await original<typeof import('../rest/rest')>()), sendRequest }));
vi.mock('../config', () => ({ config: () => ({ firebase: { apiKey: 'k', projectId: 'p' }, emulators: null }) }));

const readTime = '2026-01-01T12:00:00Z';
const hall = (name: string, id = 'hall') => ({
  name: `projects/p/databases/(default)/documents/tours/${id}`,
  fields: { name: { stringValue: name } },
});
const isStoreOpen = vi.hoisted(() => vi.fn(() => false));
vi.mock('../firestore/store', async (original) => ({ ...(await original<typeof import('../firestore/store')>()), isStoreOpen }));
const tours: Source<unknown> = { path: 'tours', read: (_id, { name }) => name };
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  sendRequest.mockResolvedValue({ documents: [hall('asked for')], readTime });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const early = (answer: Promise<unknown>) => vi.stubGlobal('__early', { 'tours/hall': answer });
const readHall = async (source = tours) => (await import('./rest-fetches')).readAhead(source, 'hall');

describe('a REST fetch that index.html sent early', () => {
  it('replaces the first request only', async () => {
    early(Promise.resolve([{ found: hall('early'), readTime }]));
    const { forgetRestFetch } = await import('./rest-fetches');

    expect(await readHall()).toBe('early');
    expect(sendRequest).not.toHaveBeenCalled();
    forgetRestFetch('tours/hall');
    expect(await readHall()).toBe('asked for');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was denied', async () => [{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } }]],
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['reports a missing document', async () => [{ missing: hall('').name, readTime }]],
    ['is about another document', async () => [{ found: hall('other', 'shed'), readTime }]],
    ['has no read time', async () => [{ found: hall('timeless') }]],
    ['is not JSON', async () => '<html>'],
  ])('is sent again when it %s', async (_what, answer) => {
    early(answer());

    expect(await readHall()).toBe('asked for');
  });

  it('is ignored when a user may be signed in', async () => {
    stored.set('lastUser', '{"identity":{"uid":"ada"},"session":"open"}');
    early(Promise.resolve([{ found: hall('early'), readTime }]));

    expect(await readHall()).toBe('asked for');
  });
});

describe('a REST fetch beside an open store', () => {
  const inCopies = { ...tours, isInCopies: true };
  beforeEach(() => void isStoreOpen.mockReturnValue(true));
  const isOffline = () => vi.stubGlobal('navigator', { onLine: false });

  it('is left to the store while there is a network', async () => {
    expect(await readHall(inCopies)).toBeNull();
    expect(sendRequest).not.toHaveBeenCalled();
  });

  it('is sent without a network for what the copies on the device have', async () => {
    isOffline();

    expect(await readHall(inCopies)).toBe('asked for');
  });

  it('is left to the store without a network for everything else', async () => {
    isOffline();

    expect(await readHall()).toBeNull();
    expect(sendRequest).not.toHaveBeenCalled();
  });

  it('is null where there is no copy', async () => {
    isOffline();
    sendRequest.mockRejectedValue(new TypeError('Failed to fetch'));

    expect(await readHall(inCopies)).toBeNull();
  });
});
