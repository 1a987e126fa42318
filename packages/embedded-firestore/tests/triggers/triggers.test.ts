import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type Server, type ServerOptions } from '../../src/server';
import { send } from '../conformance/http-client';
import { eventually } from '../sdk/check';
import { type FunctionsEndpoint, functionsEndpoint, type Received } from './functions-endpoint';

const type = (kind: string) => `google.cloud.firestore.document.v1.${kind}`;
const text = (value: string) => ({ stringValue: value });

let endpoint: FunctionsEndpoint;
let server: Server;
let logged: string[];

const start = async (options: ServerOptions = {}) => {
  server = await createServer({ projectId: 'p', functionsEmulator: endpoint.address, log: (line) => logged.push(line), ...options });
};

beforeEach(async () => {
  logged = [];
  endpoint = await functionsEndpoint();
  await start();
});
afterEach(async () => {
  await server.close();
  await endpoint.close();
});

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = { Authorization: 'Bearer owner' }) {
  const answer = await send(server.port, { method, path, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body || '{}');
}
const second = (key: string, kind: string, value: string, more: { project?: string; database?: string; matchType?: string } = {}) =>
  ask('POST', `/emulator/v1/projects/${more.project ?? 'p'}/eventarcTrigger?eventarcTriggerId=${key}`, {
    eventType: type(kind),
    database: more.database ?? '(default)',
    namespace: '(default)',
    document: { value, matchType: more.matchType ?? 'PATH_PATTERN' },
  });
const first = (key: string, verb: string, pattern: string) =>
  ask('PUT', `/emulator/v1/projects/p/triggers/${key}`, {
    eventTrigger: {
      eventType: `providers/cloud.firestore/eventTypes/document.${verb}`,
      resource: `projects/p/databases/(default)/documents/${pattern}`,
      service: 'firestore.googleapis.com',
    },
  });
const at = (path: string, root = 'projects/p/databases/(default)') =>
  `/v1/${root}/documents/${path.split('/').map(encodeURIComponent).join('/')}`;
const set = (path: string, fields: object, root?: string) => ask('PATCH', at(path, root), { fields });
const remove = (path: string) => ask('DELETE', at(path));
const arrived = (count: number): Promise<Received[]> =>
  eventually(
    () => endpoint.received,
    (received) => received.length >= count,
    `${count} events`,
  );
/** An event of a document that comes after all others: when it is there, nothing else is on its way. */
const settled = async () => {
  await second('us-central1-last-0', 'created', 'last/{id}');
  await set('last/one', {});
  await eventually(() => endpoint.received.some(({ path }) => path.includes('-last-')), Boolean, 'the last event');
  return endpoint.received.filter(({ path }) => !path.includes('-last-'));
};

describe('document triggers of the 2nd generation', () => {
  it('hear of what they registered for, as CloudEvents in headers with the message as base64', async () => {
    await second('us-central1-f-0', 'created', 'tours/{tour}');

    const stored = await set('tours/t1', { name: text('Hall') });
    const [{ path, headers, body }] = (await arrived(1)) as [Received];

    expect(path).toBe('/functions/projects/p/triggers/us-central1-f-0');
    expect(headers).toMatchObject({
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'ce-type': type('created'),
      'ce-source': '//firestore.googleapis.com/projects/p/databases/(default)',
      'ce-subject': 'documents/tours/t1',
      'ce-time': stored.updateTime,
      'ce-project': 'p',
      'ce-database': '(default)',
      'ce-namespace': '(default)',
      'ce-document': 'tours/t1',
    });
    expect(headers).not.toHaveProperty('ce-authtype');
    expect(Buffer.from(body, 'base64').toString('latin1')).toContain('projects/p/databases/(default)/documents/tours/t1');
  });

  it('hear of their own kind of change only', async () => {
    for (const kind of ['created', 'updated', 'deleted', 'written']) await second(`r-${kind}-0`, kind, 'tours/{tour}');

    await set('tours/t1', { n: text('1') });
    await set('tours/t1', { n: text('2') });
    await remove('tours/t1');
    await arrived(6);

    const heard = (kind: string) => endpoint.received.filter(({ path }) => path.endsWith(`r-${kind}-0`)).length;
    expect([heard('created'), heard('updated'), heard('deleted'), heard('written')]).toEqual([1, 1, 1, 3]);
  });

  it('hear nothing of writes that change nothing, of other documents, of refused writes, and of what is cleared', async () => {
    await set('tours/t1', { n: text('1') });
    await second('r-f-0', 'written', 'tours/{tour}');
    await second('r-g-0', 'written', 'tours/t*', { matchType: 'EXACT' });

    await set('tours/t1', { n: text('1') });
    await remove('tours/missing');
    await set('tours/t1/links/l1', {});
    await expect(ask('PATCH', `${at('tours/t1')}?currentDocument.exists=false`, { fields: {} })).rejects.toThrow('ALREADY_EXISTS');
    await server.clear();

    expect(await settled()).toEqual([]);
  });

  it('hear of one document in the order of its commits, whatever the function takes for each', async () => {
    await second('r-f-0', 'written', 'tours/{tour}');
    endpoint.answer = ({ headers }) => new Promise((resolve) => setTimeout(resolve, headers['ce-document'] === 'tours/slow' ? 20 : 0, 200));

    for (let n = 0; n < 8; n += 1) await Promise.all([set('tours/slow', { n: text(`${n}`) }), set('tours/quick', { n: text(`${n}`) })]);
    await arrived(16);

    // times have as many digits as they need, so their texts do not sort by time
    const sortable = (time: string) => time.replace(/(?:\.(\d+))?Z$/, (_, digits = '') => `.${digits.padEnd(9, '0')}`);
    const order = (document: string) =>
      endpoint.received
        .filter(({ headers }) => headers['ce-document'] === document)
        .map(({ headers }) => sortable(String(headers['ce-time'])));
    expect(order('tours/slow')).toHaveLength(8);
    expect(order('tours/slow')).toEqual(order('tours/slow').toSorted());
    expect(order('tours/quick')).toEqual(order('tours/quick').toSorted());
  });

  it('never hold up a commit, though the function does not answer', async () => {
    await second('r-f-0', 'written', 'tours/{tour}');
    let release = (_status: number) => {};
    endpoint.answer = () =>
      new Promise((resolve) => {
        release = resolve;
      });

    await set('tours/t1', { n: text('1') });
    await arrived(1);
    await set('tours/t1', { n: text('2') });

    expect((await ask('GET', at('tours/t1'))).fields).toEqual({ n: text('2') });
    endpoint.answer = () => 200;
    release(200);
    await arrived(2);
  });

  it('learn who wrote, where they ask for it', async () => {
    await second('r-f-0', 'created.withAuthContext', 'tours/{tour}');
    const claims = (sub: string) =>
      [{ alg: 'none' }, { sub, user_id: sub }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));

    await set('tours/t1', {});
    await ask('PATCH', at('tours/t2'), { fields: {} }, { Authorization: `Bearer ${claims('alice').join('.')}.` });
    await ask('PATCH', at('tours/t3'), { fields: {} }, {});
    await arrived(3);

    const known = endpoint.received
      .map(({ headers }) => [headers['ce-document'], headers['ce-authtype'], headers['ce-authid']])
      .toSorted(([a], [b]) => (`${a}` < `${b}` ? -1 : 1));
    expect(known).toEqual([
      ['tours/t1', 'service_account', undefined],
      ['tours/t2', 'unknown', 'alice'],
      ['tours/t3', 'unauthenticated', undefined],
    ]);
  });

  it('get ids that no header could carry percent-encoded', async () => {
    await second('r-f-0', 'created', 'tours/{tour}');

    await set('tours/Stadshuset i 50% “läge”', {});
    const [{ headers }] = (await arrived(1)) as [Received];

    expect(headers['ce-document']).toMatch(/^[!-~]+$/);
    expect(decodeURIComponent(String(headers['ce-document']))).toBe('tours/Stadshuset i 50% “läge”');
  });

  it('belong to their database and project', async () => {
    await second('r-here-0', 'created', 'tours/{tour}');
    await second('r-second-0', 'created', 'tours/{tour}', { database: 'second' });
    await second('r-there-0', 'created', 'tours/{tour}', { project: 'q' });

    await set('tours/t1', {}, 'projects/p/databases/second');
    await set('tours/t1', {}, 'projects/q/databases/(default)');

    expect((await settled()).map(({ path }) => path).toSorted()).toEqual([
      '/functions/projects/p/triggers/r-second-0',
      '/functions/projects/q/triggers/r-there-0',
    ]);
  });

  it('wait for a functions emulator that is not there yet', async () => {
    await second('r-f-0', 'created', 'tours/{tour}');
    const port = Number(endpoint.address.split(':')[1]);
    await endpoint.close();

    await set('tours/t1', {});
    endpoint = await functionsEndpoint(port);

    expect((await arrived(1))[0]?.headers['ce-document']).toBe('tours/t1');
  });
});

describe('document triggers of the 1st generation', () => {
  it('get context and data as JSON: the document before and after, and what changed', async () => {
    await set('tours/t1', { name: text('Hall'), place: { mapValue: { fields: { a: text('1'), b: text('1') } } } });
    await first('r-f-0', 'update', 'tours/{tour}');

    const stored = await set('tours/t1', { name: text('Hall'), place: { mapValue: { fields: { a: text('2'), b: text('1') } } } });
    const [{ headers, body }] = (await arrived(1)) as [Received];

    expect(headers['content-type']).toBe('application/json');
    const { context, data } = JSON.parse(body);
    expect(context).toMatchObject({
      eventId: expect.any(String),
      timestamp: stored.updateTime,
      eventType: 'providers/cloud.firestore/eventTypes/document.update',
      resource: { service: 'firestore.googleapis.com', name: 'projects/p/databases/(default)/documents/tours/t1' },
    });
    expect(data.value).toEqual(stored);
    expect(data.oldValue.fields.place.mapValue.fields.a).toEqual(text('1'));
    expect(data.updateMask).toEqual({ fieldPaths: ['place.a'] });
  });

  it.each([
    ['create', 1],
    ['delete', 1],
    ['write', 2],
  ])('of document.%s fire %i times for a document that comes and goes', async (verb, times) => {
    await first('r-f-0', verb, 'tours/{tour}');

    await set('tours/t1', {});
    await remove('tours/t1');

    expect(await settled()).toHaveLength(times);
  });
});

describe('registrations', () => {
  it('of the same function loaded again take the place of those before', async () => {
    await second('us-central1-f-0', 'created', 'tours/{tour}');
    await second('us-central1-f-1', 'created', 'maps/{map}');

    await set('tours/t1', {});
    await set('maps/m1', {});

    expect((await settled()).map(({ path }) => path)).toEqual(['/functions/projects/p/triggers/us-central1-f-1']);
  });

  it('are taken back by DELETE, of either generation', async () => {
    await second('r-f-0', 'created', 'tours/{tour}');
    await first('r-g-0', 'create', 'tours/{tour}');

    await ask('DELETE', '/emulator/v1/projects/p/eventarcTrigger?eventarcTriggerId=r-f-0');
    await ask('DELETE', '/emulator/v1/projects/p/triggers/r-g-0');
    await set('tours/t1', {});

    expect(await settled()).toEqual([]);
  });

  it.each([
    ['a type of event that is none', 'created.x', 'tours/{tour}'],
    ['no document', 'created', ''],
    ['a pattern with two open ends', 'created', '{a=**}/x/{b=**}'],
  ])('with %s are refused', async (_what, kind, pattern) => {
    await expect(second('r-f-0', kind, pattern)).rejects.toThrow(': 400 ');
  });

  it('fire nothing for what is imported at the start, and go on after it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'embedded-firestore-triggers-'));
    await set('tours/t1', {});
    await ask('POST', '/emulator/v1/projects/p:export', { export_directory: folder, export_name: 'x' });
    await server.close();
    await start({ seed: join(folder, 'x/x.overall_export_metadata') });

    await second('r-f-0', 'written', 'tours/{tour}');
    await set('tours/t2', {});

    expect((await settled()).map(({ headers }) => headers['ce-document'])).toEqual(['tours/t2']);
    rmSync(folder, { recursive: true });
  });

  it('are accepted without a functions emulator, which is said once', async () => {
    await server.close();
    server = await createServer({ projectId: 'p', log: (line) => logged.push(line) });

    await second('r-f-0', 'created', 'tours/{tour}');
    await first('r-g-0', 'create', 'tours/{tour}');
    await set('tours/t1', {});

    expect(logged).toEqual([expect.stringContaining('--functions_emulator')]);
  });
});
