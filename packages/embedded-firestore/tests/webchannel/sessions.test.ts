import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/engine/database';
import type { Caller } from '../../src/model/gate';
import { FakeTime } from '../support/fake-time';
import { ChannelClient, type Received, startChannels } from './channel-client';

const root = 'projects/p/databases/(default)';
const id = { project: 'p', database: '(default)' };
const admin: Caller = { kind: 'admin' };

let server: Awaited<ReturnType<typeof startChannels>>;
const time = new FakeTime();
afterEach(() => server.close());

const start = async (options: Parameters<typeof startChannels>[0] = {}) => {
  server = await startChannels({ time, ...options });
  return server.databases.get(id);
};

const addTarget = (path: string, targetId = 2) => ({
  database: root,
  addTarget: { targetId, documents: { documents: [`${root}/documents/${path}`] } },
});
const increment = (path: string) => ({
  writes: [
    {
      update: { name: `${root}/documents/${path}`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
    },
  ],
});

const put = (database: Database, path: string, text: string) =>
  database.commit([{ kind: 'update', path, fields: new Map([['s', text]]), transforms: [] }], { caller: admin });

const numbers = (received: Received[]) => received.map(([number]) => number);
const payloads = (received: Received[]) => received.map(([, [payload]]) => payload);

async function openWriter(): Promise<ChannelClient> {
  const client = new ChannelClient(server.origin, 'Write');
  await client.handshake([{ database: root }]);
  return client;
}

async function openListener(path = 'c/a'): Promise<ChannelClient> {
  const client = new ChannelClient(server.origin, 'Listen');
  await client.handshake([addTarget(path)]);
  return client;
}

describe('forward requests', () => {
  it('are carried out once, however often they arrive', async () => {
    const database = await start();
    const client = await openWriter();
    const response = await client.open(0);

    await client.forward([increment('c/n')], 1);
    const repeated = await client.forward([increment('c/n')], 1);
    await client.forward([increment('c/n'), increment('c/n')], 1);
    const received = await response.readUntil('"Mg=="');

    expect(repeated[0]).toBe(1);
    expect(payloads(received).filter((payload) => JSON.stringify(payload).includes('writeResults'))).toHaveLength(2);
    expect(database.read().get('c/n')?.fields.get('n')).toBe(2n);
  });

  it('are carried out in the client’s order when they overtake each other', async () => {
    const database = await start();
    const client = await openWriter();
    const response = await client.open(0);
    const write = (text: string) => ({ writes: [{ update: { name: `${root}/documents/c/a`, fields: { s: { stringValue: text } } } }] });

    await client.forward([write('third')], 3);
    await client.forward([write('second')], 2);
    await client.forward([write('first')], 1);
    await response.readUntil('"Mw=="');

    expect(database.read().get('c/a')?.fields.get('s')).toBe('third');
  });

  it('end the stream when one of them never arrives', async () => {
    await start();
    const client = await openWriter();
    const response = await client.open(0);
    await response.readUntil('noop');

    await client.forward([increment('c/n')], 2);
    await time.advance(5_000);

    expect(payloads(await response.readUntil('error'))).toEqual([{ error: { message: 'A request was lost.', status: 'UNAVAILABLE' } }]);
  });

  it('tell how much is under way only when it is much', async () => {
    const database = await start();
    await put(database, 'c/a', 'x'.repeat(40_000));
    const client = await openListener();

    const [open, last, outstanding] = await client.forward([]);
    client.acknowledged = 4;
    const afterwards = await client.forward([]);

    expect([open, last]).toEqual([0, 4]);
    expect(outstanding).toBeGreaterThan(40_000);
    expect(afterwards).toEqual([0, 4, 7]);
  });

  it.each([
    'count=x',
    'count=2&ofs=1&req0___data__=%7B%7D',
    'count=1&ofs=-1&req0___data__=%7B%7D',
    'count=1&ofs=999999999&req0___data__=%7B%7D',
    'count=1&ofs=1&req0___data__=%E0%A4%A',
  ])('are refused when they are broken: %s', async (body) => {
    await start();
    const client = await openWriter();

    const response = await client.postForward(body);

    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('Unknown SID');
  });

  it('end the stream with INVALID_ARGUMENT when a message is no JSON', async () => {
    await start();
    const client = await openWriter();
    const response = await client.open(0);
    await response.readUntil('noop');

    await client.postForward('count=1&ofs=1&req0___data__=%7Bnope');

    expect(payloads(await response.readUntil('error'))).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }]);
  });
});

describe('a back channel', () => {
  it('repeats what was not acknowledged', async () => {
    await start();
    const client = await openListener();
    const lost = await client.open(0);
    const first = await lost.readUntil('noop');
    lost.cancel();

    const again = await (await client.open(0, 2)).readUntil('noop');

    expect(numbers(first)).toEqual([1, 2, 3, 4, 5]);
    expect(again.slice(0, 3)).toEqual(first.slice(2));
  });

  it('is replaced by a second one, which goes on', async () => {
    const database = await start();
    const client = await openListener();
    const first = await client.open(0);
    await first.readUntil('noop');

    const second = await client.open(0, 5);
    await second.readUntil('noop');
    await put(database, 'c/a', 'x');

    expect(await first.readUntil('end')).toEqual([]);
    expect(first.ended).toBe(true);
    expect(numbers(await second.readUntil('documentChange'))).toEqual([7, 8]);
  });

  it('shows a sign of life every 30 seconds and makes way for the next one after a minute', async () => {
    await start();
    const client = await openListener();
    const response = await client.open(0);
    await response.readUntil('noop');

    await time.advance(30_000);
    expect(payloads(await response.readUntil('noop'))).toEqual(['noop']);
    expect(response.ended).toBe(false);
    await time.advance(30_000);

    expect(payloads(await response.readUntil('end'))).toEqual(['noop']);
  });

  it('as a poll ends with the first array, or after the time that the client gives it', async () => {
    const database = await start();
    const client = await openListener();
    const full = await client.open(1);
    expect(numbers(await full.readUntil('end'))).toEqual([1, 2, 3, 4]);

    const held = await client.open(1, 4, '&TO=10000');
    expect(payloads(await held.readUntil('noop'))).toEqual(['noop']);
    await time.advance(10_000);
    expect(payloads(await held.readUntil('end'))).toEqual(['noop']);

    const next = await client.open(1, 6);
    await next.readUntil('noop');
    await put(database, 'c/a', 'x');
    expect(JSON.stringify(await next.readUntil('end'))).toContain('documentChange');
  });

  it('as a poll brings all that answers one request', async () => {
    await start();
    const client = await openListener();
    const held = await client.open(1, 4);
    await held.readUntil('noop');

    await client.forward([addTarget('c/b', 4)]);

    expect(numbers(await held.readUntil('end'))).toEqual([6, 7, 8, 9]);
  });

  it('ends once it is long, and the next one goes on where it stopped', async () => {
    const database = await start();
    for (const path of ['c/a', 'c/b', 'c/d']) await put(database, path, 'x'.repeat(200_000));
    const client = new ChannelClient(server.origin, 'Listen');
    await client.handshake(['c/a', 'c/b', 'c/d'].map((path, at) => addTarget(path, at + 1)));

    const first = await (await client.open(0)).readUntil('end');
    const second = await (await client.open(0, first.at(-1)?.[0])).readUntil('noop');

    expect(numbers([...first, ...second])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('counts UTF-16 units, and says what the client and proxies must know', async () => {
    const database = await start();
    await put(database, 'c/a', 'é😀');
    const client = await openListener();

    const response = await fetch(client.url(`RID=rpc&SID=${client.sid}&AID=0&CI=1&TYPE=xmlhttp`));
    const text = await response.text();

    const [length = '', body = ''] = text.split('\n');
    expect(Number(length)).toBe(body.length);
    expect(Buffer.byteLength(body)).toBeGreaterThan(body.length);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, max-age=0');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-encoding')).toBeNull();
  });
});

describe('a session', () => {
  it('reads who is there from the headers inside the body', async () => {
    const database = await start();
    const callers: Caller[] = [];
    const { gate } = database;
    database.gate = {
      ...gate,
      get(caller, paths, moment) {
        callers.push(caller);
        return gate.get(caller, paths, moment);
      },
    };
    const token = `e30.${Buffer.from('{"user_id":"alice"}').toString('base64url')}.`;

    await new ChannelClient(server.origin, 'Listen').handshake(
      [addTarget('c/a')],
      `Authorization:Bearer ${token}\r\nX-Goog-Api-Client:x\r\n`,
    );

    expect(callers).toMatchObject([{ kind: 'user', uid: 'alice' }]);
  });

  it('with a broken token has an error as its first message', async () => {
    await start();
    const client = new ChannelClient(server.origin, 'Write');
    await client.handshake([{ database: root }], 'Authorization:Bearer garbage\r\n');

    const received = await (await client.open(0)).readUntil('noop');

    expect(payloads(received)).toEqual([{ error: { message: 'invalid jwt', status: 'INVALID_ARGUMENT' } }, 'noop']);
  });

  it('for writes is closed after 10 seconds without use, but not while a write waits', async () => {
    const database = await start();
    const client = await openWriter();
    const response = await client.open(0);
    await response.readUntil('noop');
    const transaction = database.transactions.begin({ kind: 'readWrite' });
    database.transactions.read(transaction, { documents: ['c/n'] });
    await time.advance(9_000);

    await client.forward([increment('c/n')]);
    await time.advance(1_500);
    database.transactions.rollback(transaction);
    expect(JSON.stringify(await response.readUntil('writeResults'))).not.toContain('close');
    await time.advance(10_000);

    expect(payloads(await response.readUntil('close'))).toEqual(['close']);
  });

  it('is forgotten after a minute without a word from the client', async () => {
    await start();
    const client = await openListener();
    expect(server.channels.size).toBe(1);

    await time.advance(59_000);
    await client.forward([]);
    await time.advance(59_000);
    expect(server.channels.size).toBe(1);
    await time.advance(2_000);

    const response = await client.postForward('count=0');
    expect([response.status, await response.text()]).toEqual([400, '<html>Unknown SID</html>']);
  });

  it('is dropped when its reader stays away with more than 8 MiB to read', async () => {
    const database = await start();
    const client = await openListener();
    for (let i = 0; i < 9; i++) await put(database, 'c/a', String(i).repeat(1_000_000));
    expect(server.channels.size).toBe(1);

    await time.advance(11_000);
    await put(database, 'c/a', 'one more');

    expect(server.channels.size).toBe(0);
    expect((await client.open(0)).response.status).toBe(400);
  });

  it('stays while its reader comes for more, however much there is', async () => {
    const database = await start();
    for (let i = 0; i < 12; i++) await put(database, `c/${i}`, 'x'.repeat(1_000_000));
    const client = new ChannelClient(server.origin, 'Listen');
    const target = { query: { parent: `${root}/documents`, structuredQuery: { from: [{ collectionId: 'c' }] } }, targetId: 2 };
    await client.handshake([{ database: root, addTarget: target }]);

    const received: Received[] = [];
    while (!JSON.stringify(received.at(-1) ?? '').includes('noop')) {
      received.push(...(await (await client.open(0, received.at(-1)?.[0])).readUntil('noop')));
      await put(database, 'c/0', String(received.length));
    }

    expect(payloads(received).filter((payload) => JSON.stringify(payload).startsWith('{"documentChange'))).not.toHaveLength(0);
    expect(server.channels.size).toBe(1);
  });

  it('ends with an image request as well', async () => {
    await start();
    const client = await openListener();

    const response = await fetch(client.url(`SID=${client.sid}&RID=9&TYPE=terminate`));

    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(server.channels.size).toBe(0);
  });

  it('stops listening when it ends', async () => {
    const database = await start();
    const client = await openListener();
    const response = await client.open(0);
    await response.readUntil('noop');

    await client.terminate();
    await put(database, 'c/a', 'x');

    expect(payloads(await response.readUntil('end'))).toEqual(['noop']);
  });

  it('gives way to a new one when there are too many and its client is away', async () => {
    await start({ maxSessions: 2 });
    const client = await openListener();
    const busy = await openListener();
    await (await busy.open(0)).readUntil('noop');
    const refused = await fetch(busy.url('RID=1&CVER=22'), { method: 'POST', body: 'count=0' });
    await time.advance(6_000);

    await openListener();

    expect(refused.status).toBe(503);
    expect(server.channels.size).toBe(2);
    expect((await client.postForward('count=0')).status).toBe(400);
    expect((await busy.forward([]))[0]).toBe(1);
  });
});

it('leaves other requests alone', async () => {
  await start();

  const answers = await Promise.all([
    fetch(`${server.origin}/google.firestore.v1.Firestore/Commit/channel`),
    fetch(`${server.origin}/google.firestore.v1.Firestore/Listen/channel`, { method: 'DELETE' }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});
