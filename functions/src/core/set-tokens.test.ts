import { applicationDefault, deleteApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { app } from './app';
import { type StoredFile, setTokens } from './file-service';

const sent: unknown[] = [];

// on the service itself: tests/functions run on the emulator, which has no such request
beforeAll(() => {
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '');
  vi.spyOn(applicationDefault(), 'getAccessToken').mockResolvedValue({ access_token: 'a', expires_in: 1 });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push([method, url, JSON.parse(String(body))]);
    return new Response('{}', { status: url.includes('gone') ? 404 : url.includes('changed') ? 412 : 200 });
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await deleteApp(app());
});

const file = (path: string): StoredFile => ({
  path,
  bytes: 7,
  created: new Date(0),
  generation: '5',
  metageneration: '3',
  hash: 'h',
  tokens: ['t1'],
  headers: { contentType: 'application/pdf' },
  custom: { uploader: 'u1' },
});
const address = (name: string) =>
  `https://storage.googleapis.com/storage/v1/b/demo.appspot.com/o/${name}?ifGenerationMatch=5&ifMetagenerationMatch=3`;

it('tokens are replaced in the metadata of a file, whose other metadata stay, only while it is as it was listed', async () => {
  const outcomes = [
    await setTokens(file('a/1'), []),
    await setTokens(file('a/2'), ['t2', 't1'], { renewal: 'r' }),
    await setTokens(file('gone'), []),
    await setTokens(file('changed'), []),
  ];

  expect(outcomes).toEqual([true, true, false, false]);
  expect(sent).toEqual([
    ['PATCH', address('a%2F1'), { metadata: { firebaseStorageDownloadTokens: null } }],
    ['PATCH', address('a%2F2'), { metadata: { firebaseStorageDownloadTokens: 't2,t1', renewal: 'r' } }],
    ['PATCH', address('gone'), { metadata: { firebaseStorageDownloadTokens: null } }],
    ['PATCH', address('changed'), { metadata: { firebaseStorageDownloadTokens: null } }],
  ]);
});
