import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from './rest';
import type { Source } from './source';

const ask = vi.hoisted(() => vi.fn<() => Promise<Answer>>());
vi.mock('./rest', async (original) => ({ ...(await original<typeof import('./rest')>()), ask }));
vi.mock('./config', () => ({ config: () => ({ firebase: { apiKey: 'k', projectId: 'p' }, emulators: null }) }));

const readTime = '2026-01-01T12:00:00Z';
const hall = (name: string, id = 'hall') => ({
  name: `projects/p/databases/(default)/documents/tours/${id}`,
  fields: { name: { stringValue: name } },
});
const tours: Source<unknown> = { path: 'tours', read: (_id, { name }) => name };
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  ask.mockResolvedValue({ documents: [hall('asked for')], readTime });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const early = (answer: Promise<unknown>) => vi.stubGlobal('__early', { 'tours/hall': answer });
const readHall = async () => (await import('./first-answers')).readAhead(tours, 'hall');

describe('a first answer that was asked for before the code was there', () => {
  it('is taken in place of a request, once', async () => {
    early(Promise.resolve([{ found: hall('early'), readTime }]));
    const { forgetAnswer } = await import('./first-answers');

    expect(await readHall()).toBe('early');
    expect(ask).not.toHaveBeenCalled();
    forgetAnswer('tours/hall');
    expect(await readHall()).toBe('asked for');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was refused', async () => [{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } }]],
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['says that there is none', async () => [{ missing: hall('').name, readTime }]],
    ['is about another document', async () => [{ found: hall('other', 'shed'), readTime }]],
    ['says no time', async () => [{ found: hall('timeless') }]],
    ['is no answer', async () => '<html>'],
  ])('is asked for here when it %s', async (_what, answer) => {
    early(answer());

    expect(await readHall()).toBe('asked for');
  });

  it('is left alone where somebody might be signed in, who may see more', async () => {
    stored.set('lastUser', '{"identity":{"uid":"ada"},"session":"open"}');
    early(Promise.resolve([{ found: hall('early'), readTime }]));

    expect(await readHall()).toBe('asked for');
  });
});
