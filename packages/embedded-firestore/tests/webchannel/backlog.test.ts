import { afterEach, expect, it } from 'vitest';
import type { Database } from '../../src/engine/database';
import { Backlog } from '../../src/wire/backlog';
import { ADMIN, anUpdate } from '../support/builders';
import { ChannelClient, startChannels } from './channel-client';

const root = 'projects/p/databases/(default)';
let server: Awaited<ReturnType<typeof startChannels>>;
afterEach(() => server.close());

async function start(limits: { unreadBytes: number; unreadBytesOfAll: number }): Promise<Database> {
  server = await startChannels({ backlog: new Backlog(limits) });
  return server.databases.get({ project: 'p', database: '(default)' });
}

async function listenTo(path: string): Promise<ChannelClient> {
  const client = new ChannelClient(server.origin, 'Listen');
  await client.handshake([{ database: root, addTarget: { targetId: 2, documents: { documents: [`${root}/documents/${path}`] } } }]);
  return client;
}

const put = (database: Database, path: string, length: number) => database.commit([anUpdate(path, { s: 'x'.repeat(length) })], ADMIN);
const isOpen = async (client: ChannelClient) => (await client.postForward('count=0')).status === 200;

it('a session is ended when its client leaves too much', async () => {
  const database = await start({ unreadBytes: 100_000, unreadBytesOfAll: 1_000_000 });
  const client = await listenTo('c/a');

  for (let i = 0; i < 3; i += 1) await put(database, 'c/a', 40_000 + i);

  expect(await isOpen(client)).toBe(false);
  expect(server.channels.size).toBe(0);
});

it('all sessions together leave no more than a server can hold: the greatest is ended', async () => {
  const database = await start({ unreadBytes: 1_000_000, unreadBytesOfAll: 200_000 });
  const [little, much] = [await listenTo('c/little'), await listenTo('c/much')];

  await put(database, 'c/little', 60_000);
  await put(database, 'c/much', 90_000);
  await put(database, 'c/little', 60_001);

  expect([await isOpen(little), await isOpen(much)]).toEqual([false, true]);
});

it('a session whose client takes what comes stays, however much it was', async () => {
  const database = await start({ unreadBytes: 100_000, unreadBytesOfAll: 100_000 });
  const client = await listenTo('c/a');

  let last = 0;
  for (let i = 0; i < 10; i += 1) {
    await put(database, 'c/a', 40_000 + i);
    const received = await (await client.open(1, last)).readUntil('end of the poll');
    last = received.at(-1)?.[0] ?? last;
  }

  expect(await isOpen(client)).toBe(true);
});

it('a client that says it has what was never sent is refused', async () => {
  await start({ unreadBytes: 100_000, unreadBytesOfAll: 100_000 });
  const client = await listenTo('c/a');

  expect((await client.open(0, 1_000)).response.status).toBe(400);
  expect(await isOpen(client)).toBe(true);
});
