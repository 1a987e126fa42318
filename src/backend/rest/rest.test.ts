import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentQuery, listQuery, sendRequest } from './rest';

const signedIn = vi.hoisted(() => ({ signedInUser: vi.fn(), restoredUser: vi.fn() }));
vi.mock('../auth/signed-in', () => signedIn);
vi.mock('../config', () => ({ config: () => ({ firebase: { apiKey: 'k', projectId: 'p' }, emulators: null }) }));

const root = 'projects/p/databases/(default)/documents';
const readTime = '2026-01-01T12:00:00Z';
const hall = { name: `${root}/tours/hall`, fields: {}, createTime: readTime, updateTime: readTime };
const denied = [[{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'No.' } }], 403] as const;
const person = (token: string) => ({ getIdToken: async () => token });

const sent = vi.fn<(address: string, request: { headers: Record<string, string>; body: string }) => void>();
const answers: (readonly [said: unknown, status?: number] | Error)[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string, request: Parameters<typeof sent>[1]) => {
    sent(address, request);
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
    const [said, status = 200] = answer;
    return new Response(typeof said === 'string' ? said : JSON.stringify(said), { status });
  });
  signedIn.signedInUser.mockResolvedValue(null);
  signedIn.restoredUser.mockResolvedValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  answers.length = 0;
});

const tokenOf = (call: number) => sent.mock.calls[call]?.[1].headers.Authorization;

describe('sendRequest', () => {
  it('requests a document, as a visitor without a token', async () => {
    answers.push([[{ found: hall, readTime }]]);

    expect(await sendRequest(documentQuery('tours', 'hall'))).toEqual({ documents: [hall], readTime });
    expect(sent.mock.calls[0]?.[0]).toBe(`https://firestore.googleapis.com/v1/${root}:batchGet`);
    expect(tokenOf(0)).toBeUndefined();
  });

  it('returns no document if it does not exist', async () => {
    answers.push([[{ missing: hall.name, readTime }]]);

    expect(await sendRequest(documentQuery('tours', 'hall'))).toEqual({ documents: [], readTime });
  });

  it('requests a filtered list below a document, as the signed-in user', async () => {
    signedIn.signedInUser.mockResolvedValue(person('mia'));
    answers.push([[{ document: hall, readTime }, { readTime }]]);

    const { documents } = await sendRequest(listQuery('organizations/acme/tours', { public: true, type: 'a' }));

    const [address, request] = sent.mock.calls[0] ?? [];
    expect(documents).toEqual([hall]);
    expect(address).toBe(`https://firestore.googleapis.com/v1/${root}/organizations/acme:runQuery`);
    expect(JSON.parse(request?.body ?? '{}').structuredQuery).toMatchObject({
      from: [{ collectionId: 'tours' }],
      where: { compositeFilter: { op: 'AND' } },
    });
    expect(tokenOf(0)).toBe('Bearer mia');
  });

  it('retries as the restored user when a visitor is denied', async () => {
    signedIn.restoredUser.mockResolvedValue(person('mia'));
    answers.push(denied, [[{ found: hall, readTime }]]);

    expect((await sendRequest(documentQuery('tours', 'hall'))).documents).toEqual([hall]);
    expect([tokenOf(0), tokenOf(1)]).toEqual([undefined, 'Bearer mia']);
  });

  it('rejects what the rules deny', async () => {
    answers.push(denied);

    await expect(sendRequest(documentQuery('tours', 'hall'))).rejects.toMatchObject({ name: 'AppError', code: 'permission-denied' });
  });

  it.each([
    ['nobody answers', new TypeError('Failed to fetch')],
    ['a proxy answers', ['<html>', 502]],
    ['the answer says no time', [[{}]]],
  ] as const)('is unavailable when %s', async (_case, answer) => {
    answers.push(answer);

    await expect(sendRequest(documentQuery('tours', 'hall'))).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
  });

  it('encodes every id in the address', async () => {
    answers.push([[{ readTime }]]);

    await sendRequest(listQuery('organizations/Casa Aperta/tours', {}));

    expect(sent.mock.calls[0]?.[0]).toContain('/organizations/Casa%20Aperta:runQuery');
  });
});
