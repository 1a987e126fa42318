import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { app } from './app';
import { fileAt, filesBelow, removeFiles } from './file-service';

const early = '2031-01-01T00:00:00.000Z';
const late = '2031-01-01T00:00:00.001Z';
const until = Timestamp.fromDate(new Date(early));

/** The file service, with pages of three: when each file was created. */
const stored = new Map<string, string>();
const locked = new Set<string>();
const replaced = new Set<string>();
let service: Server;

beforeAll(async () => {
  service = createServer(({ url = '', method, headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, name] = /^\/storage\/v1\/b\/demo\.appspot\.com\/o(?:\/(.+))?$/.exec(pathname) ?? [];
    if (headers.authorization !== 'Bearer owner') response.writeHead(401).end();
    else if (method === 'GET') response.end(JSON.stringify(name ? fileOf(decodeURIComponent(name)) : pageOf(searchParams)));
    else response.writeHead(removed(decodeURIComponent(name ?? ''), searchParams.get('ifGenerationMatch'))).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${(service.address() as AddressInfo).port}`);
});
afterEach(() => {
  stored.clear();
  locked.clear();
  replaced.clear();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app());
  service.close();
});

const fileOf = (name: string) => ({
  name,
  size: '7',
  timeCreated: stored.get(name),
  generation: '1',
  metageneration: '3',
  md5Hash: 'h',
  metadata: { firebaseStorageDownloadTokens: 't1,t2', deleted: 'today' },
  contentType: 'application/pdf',
});

function pageOf(query: URLSearchParams): object {
  const after = query.get('pageToken') ?? '';
  const names = [...stored.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after).sort();
  return { items: names.slice(0, 3).map(fileOf), ...(names.length > 3 && { nextPageToken: names[2] }) };
}

function removed(name: string, generation: string | null): number {
  if (locked.has(name)) return 503;
  if (generation !== (replaced.has(name) ? '2' : '1')) return 412;
  return stored.delete(name) ? 204 : 404;
}

const given = (...names: string[]) => {
  for (const name of names) stored.set(name, early);
};

describe('removeFiles', () => {
  it('removes all files that start so, page by page, whatever they are called, and no other', async () => {
    given('a/1', 'a/2', 'a/b/c d%2F.png', 'a/å?#.pdf', 'a/5', 'a/6', 'a/7', 'ab/1', 'b');

    await removeFiles('a/', until);

    expect([...stored.keys()]).toEqual(['ab/1', 'b']);
  });

  it('leaves files that are newer, and those that were replaced while it was at work', async () => {
    given('a/1', 'a/2', 'a/4', 'a/5');
    stored.set('a/3', late);
    replaced.add('a/4');

    await removeFiles('a/', until);

    expect([...stored.keys()].toSorted()).toEqual(['a/3', 'a/4']);
  });

  it('is done where nothing is left', async () => {
    await expect(removeFiles('a/', until)).resolves.toBeUndefined();
  });

  it('deletes what it can, and reports the rest', async () => {
    given('a/1', 'a/2', 'a/3', 'a/4');
    locked.add('a/2');

    await expect(removeFiles('a/', until)).rejects.toThrow(/1 files below a\/ could not be removed: .*503/);

    expect([...stored.keys()]).toEqual(['a/2']);
  });

  it('does not remove everything', async () => {
    given('a/1');

    await expect(removeFiles('', until)).rejects.toThrow(/A prefix is required/);

    expect([...stored.keys()]).toEqual(['a/1']);
  });
});

describe('filesBelow and fileAt', () => {
  it('describe files with the tokens that open them', async () => {
    given('a/1', 'a/2', 'a/3', 'a/4', 'b');
    const file = {
      path: 'a/1',
      bytes: 7,
      created: new Date(early),
      generation: '1',
      metageneration: '3',
      hash: 'h',
      tokens: ['t1', 't2'],
      headers: { contentType: 'application/pdf' },
      custom: { deleted: 'today' },
    };

    expect([...(await filesBelow('a/')).keys()]).toEqual(['a/1', 'a/2', 'a/3', 'a/4']);
    expect((await filesBelow('a/')).get('a/1')).toEqual(file);
    expect(await fileAt('a/1')).toEqual(file);
  });
});
