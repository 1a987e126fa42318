import { existsSync, readdirSync } from 'node:fs';
import { createServer as createNetServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../src/server';
import { send } from './conformance/http-client';
import { dataFolders } from './support/data-folder';

const root = '/v1/projects/p/databases/(default)/documents';
const newFolder = dataFolders();

let server: Server;
let logged: string[];

beforeEach(async () => {
  logged = [];
  server = await createServer({ log: (line) => logged.push(line) });
});

afterEach(() => server.close());

const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await send(server.port, { method: 'POST', path, body, headers });
  return { status: answer.status, body: answer.body };
};

describe('names that every object has', () => {
  it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])('are no methods of the service: %s', async (verb) => {
    expect((await post(`${root}:${verb}`, '{}')).status).toBe(404);
    expect((await post(`${root}/c/a:${verb}`, '{}')).status).toBe(400);
    expect(logged).toEqual([]);
  });

  it('are names of fields like others, in a map inside a document', async () => {
    const inner = '{"constructor":{"integerValue":"1"},"toString":{"stringValue":"x"}}';
    const fields = `{"a":{"mapValue":{"fields":${inner}}}}`;

    await post(`${root}/c?documentId=a`, `{"fields":${fields}}`);
    const { body } = await send(server.port, { method: 'GET', path: `${root}/c/a` });

    expect((JSON.parse(body) as { fields: unknown }).fields).toEqual(JSON.parse(fields));
  });
});

describe('an export', () => {
  const ask = (directory: string, name: string, headers: Record<string, string> = {}) =>
    post('/emulator/v1/projects/p:export', JSON.stringify({ export_directory: directory, export_name: name }), headers);

  it.each(['..', '.', '../x', 'a/b', '/tmp/x', 'a\\b', 'a\0b'])('stays in its folder: %j is no name', async (name) => {
    const folder = newFolder();

    expect((await ask(join(folder, 'inside'), name)).status).toBe(400);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('needs a folder that can be', async () => {
    const folder = newFolder();
    expect((await ask('a\0b', 'x')).status).toBe(400);
    expect((await ask('/dev/null/x', 'x')).status).toBe(429);
    expect((await ask('/proc/self/nothing', 'x')).status).toBe(429);

    expect((await ask(join(folder, 'a/b'), 'x')).status).toBe(200);
    expect(existsSync(join(folder, 'a/b/x/x.overall_export_metadata'))).toBe(true);
  });

  it.each(['', '-1', 'folder', './folder', '../folder'])(
    'goes nowhere near where the emulator was started: %j is no folder',
    async (directory) => {
      const before = readdirSync('.');

      const { status, body } = await ask(directory, 'x');

      expect(status).toBe(400);
      expect(body).toContain('export_directory must be an absolute path');
      expect(readdirSync('.')).toEqual(before);
    },
  );

  it('takes a relative folder that is there, as `firebase` makes one beside where it was started', async () => {
    const folder = newFolder();

    expect((await ask(relative('.', folder), 'x')).status).toBe(200);
    expect(existsSync(join(folder, 'x/x.overall_export_metadata'))).toBe(true);
  });

  it('is not for pages of the web', async () => {
    const folder = newFolder();

    expect((await ask(folder, 'x', { Origin: 'http://evil.example' })).status).toBe(403);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a server that cannot start', () => {
  it('gives its data folder back', async () => {
    const dataDir = newFolder();
    const other = createNetServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;

    await expect(createServer({ port, dataDir })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    const second = await createServer({ dataDir });

    await second.close();
    other.close();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });
});
