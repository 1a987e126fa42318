import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, anUpdate, ID } from '../../tests/support/builders';
import { FakeTime, flush } from '../../tests/support/fake-time';
import type { Database } from './database';
import { Databases } from './databases';
import { openGate } from './open-gate';

const TIMEOUT = { status: 'ABORTED', message: 'Transaction lock timeout.' };
const EXPIRED = { status: 'ABORTED', message: 'The referenced transaction has expired or is no longer valid.' };

describe('transactions', () => {
  let time: FakeTime;
  let database: Database;

  beforeEach(() => {
    time = new FakeTime();
    database = Databases.open({ time }).get(ID);
  });

  const begin = (...paths: string[]) => {
    const id = database.transactions.begin();
    database.transactions.read(id, { documents: paths });
    return id;
  };
  const write = (n: bigint, transaction?: Uint8Array, path = 'c/d') =>
    database.commit([anUpdate(path, { n })], { ...ADMIN, transaction }).then(
      () => 'OK',
      (error: unknown) => error,
    );
  const stored = () => database.read().get('c/d')?.fields.get('n');

  it('of which two wait for each other: the first to wait times out, and the other writes', async () => {
    const [first, second] = [begin('c/d'), begin('c/d')];
    const waiting = write(1n, first);
    await time.advance(500);
    const start = time.wall;
    const written = write(2n, second);

    expect(await time.settle(waiting)).toMatchObject(TIMEOUT);
    expect(await written).toBe('OK');
    expect([stored(), time.wall - start]).toEqual([2n, 1_500_000]);
  });

  it('of which three wait for each other: the oldest writes at once, the others give way', async () => {
    const crowd = [begin('c/d'), begin('c/d'), begin('c/d')];
    const start = time.wall;
    const outcomes = await Promise.all(crowd.map((id, n) => write(BigInt(n), id)));

    expect(outcomes).toEqual(['OK', expect.objectContaining(TIMEOUT), expect.objectContaining(TIMEOUT)]);
    expect([stored(), time.wall]).toEqual([0n, start]);
  });

  it('of which three wait in a circle: the youngest gives way, the others follow in turn', async () => {
    const [a, b, c] = [begin('c/a'), begin('c/b'), begin('c/c')];
    const waiting = [write(1n, a, 'c/b'), write(2n, b, 'c/c'), write(3n, c, 'c/a')];

    expect(await Promise.all(waiting)).toEqual(['OK', 'OK', expect.objectContaining(TIMEOUT)]);
  });

  it('inherit the age of the attempt that they retry', async () => {
    const first = begin('c/d');
    database.transactions.rollback(first);
    const younger = [begin('c/d'), begin('c/d')];
    const retry = database.transactions.begin({ kind: 'readWrite', retry: first });
    database.transactions.read(retry, { documents: ['c/d'] });
    const waiting = younger.map((id) => write(1n, id));

    expect(await write(2n, retry)).toBe('OK');
    expect(await Promise.all(waiting)).toEqual([expect.objectContaining(TIMEOUT), expect.objectContaining(TIMEOUT)]);
  });

  it('make a counter exact that ten of them increment at once', async () => {
    await write(0n);
    const increment = async (retry?: Uint8Array): Promise<void> => {
      const id = database.transactions.begin({ kind: 'readWrite', ...(retry && { retry }) });
      const n = database.transactions
        .read(id, { documents: ['c/d'] })
        .get('c/d')
        ?.fields.get('n') as bigint;
      await flush();
      if ((await write(n + 1n, id)) !== 'OK') await increment(id);
    };
    await Promise.all(Array.from({ length: 10 }, () => increment()));

    expect(stored()).toBe(10n);
  });

  it('let those who wait write in the order in which they came', async () => {
    const id = begin('c/d', 'c/e');
    const order: bigint[] = [];
    const waiting = [1n, 2n, 3n].map((n) => write(n).then(() => order.push(n)));
    const other = write(4n, undefined, 'c/e').then(() => order.push(4n));
    database.transactions.rollback(id);
    await Promise.all([...waiting, other]);

    expect([order, stored()]).toEqual([[1n, 2n, 3n, 4n], 3n]);
  });

  it('that read while a write waits do not keep it waiting, and start over once it has happened', async () => {
    const first = begin('c/d');
    const waiting = write(1n);
    const late = begin('c/d');
    database.transactions.rollback(first);

    expect(await waiting).toBe('OK');
    expect(await write(2n, late)).toMatchObject(EXPIRED);
    expect(stored()).toBe(1n);
  });

  it('let the writes go first that wait when they begin to read', async () => {
    await write(0n);
    const holder = begin('c/d');
    const waiting = write(1n);
    const late = database.transactions.begin();
    const read = database.transactions.ready(late, { collectionIds: ['c'] }).then(() => database.transactions.read(late, {}));
    await flush();
    database.transactions.rollback(holder);

    expect((await read).get('c/d')?.fields.get('n')).toBe(1n);
    expect([await waiting, await write(2n, late)]).toEqual(['OK', 'OK']);
  });

  it('read on at once when a write may be waiting for them', async () => {
    const id = begin('c/d');
    const waiting = write(1n);

    await database.transactions.ready(id, { documents: ['c/d'] });
    expect(stored()).toBeUndefined();
    database.transactions.rollback(id);
    expect(await waiting).toBe('OK');
  });

  it('read on when the write before them gives up', async () => {
    begin('c/d');
    const waiting = write(1n);
    const late = database.transactions.begin();
    const read = database.transactions.ready(late, { documents: ['c/d'] });

    expect(await time.settle(waiting)).toMatchObject(TIMEOUT);
    await expect(time.settle(read)).resolves.toBeUndefined();
  });

  it('read in the order in which they came, each when the one before it has written', async () => {
    await write(0n);
    const order: number[] = [];
    const increment = async (n: number) => {
      const id = database.transactions.begin();
      await database.transactions.ready(id, { documents: ['c/d'] });
      const before = database.transactions
        .read(id, { documents: ['c/d'] })
        .get('c/d')
        ?.fields.get('n') as bigint;
      await flush();
      order.push(n);
      expect(await write(before + 1n, id)).toBe('OK');
    };
    await Promise.all([1, 2, 3, 4, 5].map(increment));

    expect([order, stored()]).toEqual([[1, 2, 3, 4, 5], 5n]);
  });

  it('share a document when the one that read it first takes a second', async () => {
    const first = begin('c/d');
    const second = database.transactions.begin();
    const start = time.wall;
    await time.settle(database.transactions.ready(second, { documents: ['c/d'] }));

    expect(time.wall - start).toBe(1_000_000);
    const waiting = write(1n, first);
    database.transactions.rollback(second);
    expect(await waiting).toBe('OK');
  });

  it('do not wait in a circle to read', async () => {
    const [first, second] = [begin('c/a'), begin('c/b')];
    const start = time.wall;
    const waiting = database.transactions.ready(first, { documents: ['c/b'] });
    await database.transactions.ready(second, { documents: ['c/a'] });
    database.transactions.rollback(second);
    await waiting;

    expect(time.wall).toBe(start);
  });

  it('leave the queue when they are rolled back, or their read is cancelled', async () => {
    const first = begin('c/d');
    const [second, third, last] = [database.transactions.begin(), database.transactions.begin(), database.transactions.begin()];
    const stop = new AbortController();
    const ended = database.transactions.ready(second, { documents: ['c/d'] });
    const gone = database.transactions.ready(third, { documents: ['c/d'] }, stop.signal);
    const waiting = database.transactions.ready(last, { documents: ['c/d'] });
    database.transactions.rollback(second);
    stop.abort();

    await expect(ended).rejects.toMatchObject(EXPIRED);
    await expect(gone).rejects.toMatchObject({ status: 'CANCELLED' });
    database.transactions.rollback(first);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('are told of their end before the write that waited for them', async () => {
    const id = begin('c/d');
    const order: string[] = [];
    const waiting = write(1n).then(() => order.push('the write that waited'));
    await write(2n, id);
    for (let hops = 0; hops < 20; hops++) await Promise.resolve();
    order.push('the transaction');
    await waiting;

    expect([order, stored()]).toEqual([['the transaction', 'the write that waited'], 1n]);
  });

  it('do not keep a write waiting that somebody cancels', async () => {
    begin('c/d');
    const stop = new AbortController();
    const waiting = database.commit([anUpdate('c/d')], { ...ADMIN, signal: stop.signal });
    stop.abort();

    await expect(waiting).rejects.toMatchObject({ status: 'CANCELLED' });
    await expect(database.commit([anUpdate('c/d')], { ...ADMIN, signal: stop.signal })).rejects.toMatchObject({ status: 'CANCELLED' });
  });

  it('are rolled back when their connection is closed, others are not', async () => {
    const [mine, other] = [{}, {}];
    const ids = [mine, other].map((owner) => database.transactions.begin(undefined, owner));
    for (const [i, id] of ids.entries()) database.transactions.read(id, { documents: [`c/${i}`] });
    const waiting = write(1n, undefined, 'c/0');
    database.transactions.releaseOf(mine);

    expect(await waiting).toBe('OK');
    expect(await time.settle(write(1n, undefined, 'c/1'))).toMatchObject(TIMEOUT);
  });

  it('that are rolled back while their commit waits end it', async () => {
    begin('c/d');
    const id = begin('c/d');
    const waiting = write(1n, id);
    database.transactions.rollback(id);

    expect(await waiting).toMatchObject(EXPIRED);
    expect(stored()).toBeUndefined();
  });

  it('live as long as they are used, and 60 seconds more', async () => {
    const id = begin('c/d');
    for (let i = 0; i < 3; i++) {
      await time.advance(59_000);
      database.transactions.read(id, { documents: ['c/d'] });
    }
    await time.advance(59_999);
    expect(() => database.transactions.read(id, {})).not.toThrow();
    await time.advance(60_000);

    expect(() => database.transactions.read(id, {})).toThrowError(EXPIRED.message);
    expect(await write(1n)).toBe('OK');
  });

  it('lock what the rules refuse no longer than that', async () => {
    const refuse = { allowed: false, message: 'no', basis: { documents: new Set<string>(), usesTime: false } } as const;
    database.gate = { ...openGate, write: () => refuse };
    const id = begin('c/d');
    const commit = database.commit([anUpdate('c/d')], { caller: { kind: 'anonymous' }, transaction: id });

    await expect(commit).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(await write(1n)).toBe('OK');
  });

  it('that lock every collection keep all writes waiting', async () => {
    const id = database.transactions.begin();
    database.transactions.read(id, { collectionIds: [''] });

    expect(await time.settle(write(1n, undefined, 'x/y/z/w'))).toMatchObject(TIMEOUT);
    expect(await write(1n, id)).toBe('OK');
  });

  it('of another server are not known', () => {
    const foreign = Databases.open().get(ID).transactions.begin();

    expect(() => database.transactions.read(foreign, {})).toThrowError(EXPIRED.message);
    expect(() => database.transactions.rollback(foreign)).toThrowError('Transaction is invalid or expired.');
  });

  it('that only read see one moment, whatever happens', async () => {
    await write(1n);
    const id = database.transactions.begin({ kind: 'readOnly' });
    await write(2n);
    const past = database.transactions.begin({ kind: 'readOnly', readTime: database.version - 1 });

    expect(database.transactions.read(id, {}).get('c/d')?.fields.get('n')).toBe(1n);
    expect(database.transactions.read(past, {}).collection('c')[0]?.fields.get('n')).toBe(1n);
    expect(await write(3n)).toBe('OK');
  });
});
