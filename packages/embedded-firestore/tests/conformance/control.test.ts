import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../../src/server';
import type { Json } from './grpc-client';
import { send } from './http-client';

const documents = 'projects/p/databases/(default)/documents';
const emulator = '/emulator/v1/projects/p';
const owner = { Authorization: 'Bearer owner' };
const openRules = "rules_version = '2'; service cloud.firestore { match /{path=**} { allow read, write; } }";
const closedRules = "rules_version = '2'; service cloud.firestore { match /{path=**} { allow read, write: if false; } }";

let server: Server;

beforeEach(async () => {
  server = await createServer({ projectId: 'p', log: () => {} });
});
afterEach(() => server.close());

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; json: Json }> {
  const answer = await send(server.port, { method, path, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  return { status: answer.status, json: answer.body.startsWith('{') ? (JSON.parse(answer.body) as Json) : {} };
}

const write = (path: string, headers?: Record<string, string>) =>
  ask('PATCH', `/v1/${documents}/${path}`, { fields: { n: { integerValue: '1' } } }, headers);
const read = (path: string, headers?: Record<string, string>) => ask('GET', `/v1/${documents}/${path}`, undefined, headers);
const loadRules = (content: string, more: Json = {}, headers?: Record<string, string>) =>
  ask('PUT', `${emulator}:securityRules`, { ...more, rules: { files: [{ name: 'firestore.rules', content }] } }, headers);

describe('loading rules', () => {
  it('puts them in force for the project, and for no other', async () => {
    expect(await loadRules(closedRules)).toEqual({ status: 200, json: {} });

    expect((await write('c/a')).status).toBe(403);
    expect((await write('c/a', owner)).status).toBe(200);
    expect((await ask('PATCH', `/v1/${documents.replace('/p/', '/q/')}/c/a`, {})).status).toBe(200);
  });

  it('keeps those before when there is an error, and says where it is', async () => {
    await loadRules(closedRules);

    const { status, json } = await loadRules('service cloud.firestore {\n  match');

    expect(status).toBe(400);
    expect((json.error as Json).message).toContain('firestore.rules:2:');
    expect((await write('c/a')).status).toBe(403);
  });

  it('lists the issues instead when errors are to be ignored', async () => {
    const { status, json } = await loadRules('service cloud.firestore {', { ignore_errors: true });

    expect(status).toBe(200);
    expect(json.issues).toMatchObject([{ severity: 'ERROR', sourcePosition: { fileName: 'firestore.rules', line: 1 } }]);
    expect((await write('c/a')).status).toBe(200);
  });

  it('is not for users', async () => {
    expect((await loadRules(openRules, {}, { Authorization: 'Bearer e30.e30.' })).status).toBe(403);
    expect((await loadRules(openRules, {}, owner)).status).toBe(200);
  });

  it('needs a file', async () => {
    expect((await ask('PUT', `${emulator}:securityRules`, {})).status).toBe(400);
  });

  it('works from inside the process as well', async () => {
    expect(server.loadRules('p', 'service').map(({ severity }) => severity)).toContain('ERROR');
    expect(server.loadRules('p', closedRules)).toEqual([]);

    expect((await write('c/a')).status).toBe(403);
  });
});

describe('deleting', () => {
  beforeEach(async () => {
    for (const path of ['c/a', 'c/a/s/1', 'c/b', 'd/a']) await write(path);
  });
  const left = async () => {
    const found = await Promise.all(
      ['c/a', 'c/a/s/1', 'c/b', 'd/a'].map(async (path) => ((await read(path)).status === 200 ? [path] : [])),
    );
    return found.flat();
  };

  it.each([
    ['c/a', ['c/b', 'd/a']],
    ['c', ['d/a']],
    ['', []],
  ])('removes %j and all below it', async (path, remaining) => {
    expect(await ask('DELETE', `${emulator}/databases/(default)/documents/${path}`)).toEqual({ status: 200, json: {} });

    expect(await left()).toEqual(remaining);
  });

  it('refuses what is no path', async () => {
    expect((await ask('DELETE', `${emulator}/databases/(default)/documents/__x__`)).status).toBe(400);
    expect(await left()).toHaveLength(4);
  });
});

describe('exporting', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'embedded-firestore-export-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes one document a line, by name, and reads it back with its times', async () => {
    await write('c/b');
    await write('c/a');
    const before = (await read('c/a')).json;

    await ask('POST', `${emulator}:export`, { database: documents.slice(0, -10), export_directory: folder, export_name: 'x' });

    const lines = readFileSync(join(folder, 'x/documents.ndjson'), 'utf8').trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Json).name)).toEqual(['c/a', 'c/b']);
    const copy = await createServer({ projectId: 'p', seed: join(folder, 'x/x.overall_export_metadata'), log: () => {} });
    const answer = await send(copy.port, { method: 'GET', path: `/v1/${documents}/c/a` });
    expect(JSON.parse(answer.body)).toEqual(before);
    await copy.close();
  });

  it('says what it found when a seed is none of its own', async () => {
    const official = join(folder, 'official.overall_export_metadata');
    writeFileSync(official, '\u0008\u0001binary');

    await expect(createServer({ seed: official })).rejects.toThrow('an export of the official emulator');
    await expect(createServer({ seed: join(folder, 'missing') })).rejects.toThrow('There is no archive at');
  });

  it('names the line of a seed that cannot be read', async () => {
    writeFileSync(join(folder, 'x.overall_export_metadata'), '{"format":"embedded-firestore","version":1,"documents":"d.ndjson"}');
    writeFileSync(join(folder, 'd.ndjson'), '{"name":"c/a"}\n{"name":"c"}\n');

    await expect(createServer({ seed: join(folder, 'x.overall_export_metadata') })).rejects.toThrow('d.ndjson, line 2:');
  });
});

describe('the rest', () => {
  it('tells how it is', async () => {
    await write('c/a');

    const { json } = await ask('GET', '/__/health');

    expect(json).toEqual({ ok: true, version: expect.any(String), epoch: expect.any(String), documents: 1, listeners: 0, sessions: 0 });
  });

  it.each(['/emulator/v1/projects/p:nope', '/emulator', '/__/nope'])('%s is nothing', async (path) => {
    expect((await ask('GET', path)).status).toBe(404);
  });
});
