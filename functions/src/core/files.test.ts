import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp } from 'firebase-admin/app';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { app } from './app';
import { removeFiles } from './files';

/** The file service, with pages of three. */
const stored = new Set<string>();
const locked = new Set<string>();
let service: Server;

beforeAll(async () => {
  service = createServer(({ url = '', method, headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const [, name] = /^\/storage\/v1\/b\/demo\.appspot\.com\/o(?:\/(.+))?$/.exec(pathname) ?? [];
    if (headers.authorization !== 'Bearer owner') response.writeHead(401).end();
    else if (method === 'GET') response.end(JSON.stringify(pageOf(searchParams)));
    else if (locked.has(decodeURIComponent(name ?? ''))) response.writeHead(503).end();
    else response.writeHead(stored.delete(decodeURIComponent(name ?? '')) ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${(service.address() as AddressInfo).port}`);
});
afterEach(() => {
  stored.clear();
  locked.clear();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app());
  service.close();
});

function pageOf(query: URLSearchParams): object {
  const after = query.get('pageToken') ?? '';
  const names = [...stored].filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after).sort();
  return { items: names.slice(0, 3).map((name) => ({ name })), ...(names.length > 3 && { nextPageToken: names[2] }) };
}

describe('removeFiles', () => {
  it('removes all files that start so, page by page, whatever they are called, and no other', async () => {
    for (const name of ['a/1', 'a/2', 'a/b/c d%2F.png', 'a/å?#.pdf', 'a/5', 'a/6', 'a/7', 'ab/1', 'b']) stored.add(name);

    await removeFiles('a/');

    expect([...stored]).toEqual(['ab/1', 'b']);
  });

  it('is done where nothing is left', async () => {
    await expect(removeFiles('a/')).resolves.toBeUndefined();
  });

  it('removes what it can, and says what is left', async () => {
    for (const name of ['a/1', 'a/2', 'a/3', 'a/4']) stored.add(name);
    locked.add('a/2');

    await expect(removeFiles('a/')).rejects.toThrow(/1 files below a\/ could not be removed: .*503/);

    expect([...stored]).toEqual(['a/2']);
  });

  it('refuses to remove everything', async () => {
    stored.add('a/1');

    await expect(removeFiles('')).rejects.toThrow(/Without a prefix/);

    expect([...stored]).toEqual(['a/1']);
  });
});
