import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, aDelete, anUpdate, aVerify, contents, fieldsOf, ID } from '../../tests/support/builders';
import { FakeTime } from '../../tests/support/fake-time';
import type { Commit } from '../model/document';
import type { Decision, Gate, PlannedWrite } from '../model/gate';
import { Timestamp } from '../model/timestamp';
import type { Database } from './database';
import { Databases } from './databases';
import { openGate } from './open-gate';

const HOUR = 3_600_000;
const anybody = { caller: { kind: 'anonymous' } } as const;
const basis = { documents: new Set<string>(), usesTime: false };
const no: Decision = { allowed: false, message: "false for 'update' @ L5", basis };

describe('Database', () => {
  let time: FakeTime;
  let database: Database;
  let commits: Commit[];

  beforeEach(() => {
    time = new FakeTime();
    database = Databases.open({ time }).get(ID);
    commits = [];
    database.onCommit((commit) => commits.push(commit));
  });

  const fields = (path: string) => Object.fromEntries(database.read().get(path)?.fields ?? []);

  it('replaces a document without a mask and keeps its creation time', async () => {
    await database.commit([anUpdate('c/a', { x: 1n, y: 2n })], ADMIN);
    const created = database.version;
    await database.commit([anUpdate('c/a', { x: 3n })], ADMIN);

    expect(database.read().get('c/a')).toEqual({
      path: 'c/a',
      fields: fieldsOf({ x: 3n }),
      createTime: created,
      updateTime: database.version,
    });
  });

  it('merges along a mask, and deletes masked fields that are not given', async () => {
    await database.commit([anUpdate('c/a', { a: 1n, b: 2n, m: fieldsOf({ x: 1n, y: 2n }), s: 'text' })], ADMIN);
    await database.commit(
      [anUpdate('c/a', { a: 9n, m: fieldsOf({ x: 5n }), s: fieldsOf({ deep: true }) }, { mask: ['a', 'b', 'm.x', 'm.z', 's.deep'] })],
      ADMIN,
    );

    expect(fields('c/a')).toEqual({ a: 9n, m: fieldsOf({ x: 5n, y: 2n }), s: fieldsOf({ deep: true }) });
  });

  it('does nothing for a write that changes nothing: no event, the same update time, a new commit time', async () => {
    const first = await database.commit([anUpdate('c/a', { n: 1n, x: Number.NaN })], ADMIN);
    const second = await database.commit([anUpdate('c/a', { x: Number.NaN, n: 1n }), aDelete('c/missing')], ADMIN);

    expect(second.results).toEqual([{ updateTime: first.commitTime, transformResults: [] }, { transformResults: [] }]);
    expect(second.commitTime).toBeGreaterThan(first.commitTime ?? 0);
    expect(commits).toHaveLength(1);
  });

  it('takes 1 and 1.0 for different contents', async () => {
    await database.commit([anUpdate('c/a', { n: 1n })], ADMIN);
    await database.commit([anUpdate('c/a', { n: 1 })], ADMIN);

    expect(fields('c/a')).toEqual({ n: 1 });
    expect(commits).toHaveLength(2);
  });

  it('reports a document written several times in one commit once, in the order of first writes', async () => {
    await database.commit([anUpdate('c/gone', { n: 0n })], ADMIN);
    const gone = database.read().get('c/gone');
    const increment = { kind: 'increment', field: ['n'], operand: 1n } as const;
    const { results } = await database.commit(
      [
        anUpdate('c/b', { n: 1n }),
        aDelete('c/gone'),
        anUpdate('c/b', {}, { mask: [], transforms: [increment, increment] }),
        anUpdate('c/tmp'),
        aDelete('c/tmp'),
      ],
      ADMIN,
    );

    expect(commits[1]?.changes).toEqual([
      { path: 'c/b', before: undefined, after: database.read().get('c/b') },
      { path: 'c/gone', before: gone, after: undefined },
    ]);
    expect(fields('c/b')).toEqual({ n: 3n });
    expect(results[2]?.transformResults).toEqual([2n, 3n]);
  });

  it('gives a document that is deleted and written again in one commit a new creation time', async () => {
    await database.commit([anUpdate('c/a', { n: 1n })], ADMIN);
    const { commitTime } = await database.commit([aDelete('c/a'), anUpdate('c/a', { n: 1n })], ADMIN);

    expect(database.read().get('c/a')).toMatchObject({ createTime: commitTime, updateTime: commitTime });
  });

  it('checks each precondition against what the earlier writes of the commit left', async () => {
    await database.commit(
      [anUpdate('c/a', {}, { precondition: { exists: false } }), anUpdate('c/a', { n: 1n }, { precondition: { exists: true } })],
      ADMIN,
    );
    expect(fields('c/a')).toEqual({ n: 1n });

    const missing = database.commit([anUpdate('c/b', {}, { precondition: { exists: true } }), aDelete('c/b', { exists: true })], ADMIN);
    await expect(missing).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect(fields('c/a')).toEqual({ n: 1n });
  });

  it('refuses a stale base version, also of a document that is gone', async () => {
    await database.commit([anUpdate('c/a', { n: 1n })], ADMIN);
    const base = { updateTime: Timestamp.fromMicros(database.version) };
    await database.commit([anUpdate('c/a', { n: 2n }, { precondition: base })], ADMIN);

    await expect(database.commit([anUpdate('c/a', { n: 3n }, { precondition: base })], ADMIN)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
    await database.commit([aDelete('c/a')], ADMIN);
    await expect(database.commit([anUpdate('c/a', { n: 3n }, { precondition: base })], ADMIN)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: `the stored version (0) does not match the required base version (${base.updateTime.toMicros()})`,
    });
  });

  it('refuses a document above 1 MiB and takes the next write', async () => {
    const half = 'x'.repeat(524_000);
    const tooLarge = database.commit([anUpdate('c/a', { a: half, b: half, c: 'x'.repeat(1000) }), anUpdate('c/b')], ADMIN);

    await expect(tooLarge).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining('exceeds the maximum of 1048576 bytes'),
    });
    expect(contents(database).size).toBe(0);
    await database.commit([anUpdate('c/a', { a: half, b: half })], ADMIN);
    expect(contents(database).size).toBe(1);
  });

  it('writes the same time for every server timestamp of a commit, in milliseconds', async () => {
    time.wall += 123;
    const stamp = { kind: 'requestTime', field: ['at'] } as const;
    const { commitTime = 0, results } = await database.commit(
      [anUpdate('c/a', {}, { transforms: [stamp] }), anUpdate('c/b', {}, { transforms: [stamp] })],
      ADMIN,
    );

    const at = Timestamp.fromMicros(commitTime - (commitTime % 1000));
    expect(fields('c/a')).toEqual({ at });
    expect(results.map(({ transformResults }) => transformResults)).toEqual([[at], [at]]);
  });

  it('never goes back in time, and puts every commit after every reading', async () => {
    const reading = database.now();
    const first = await database.commit([anUpdate('c/a', { n: 1n })], ADMIN);
    time.wall -= 10_000_000;
    const second = await database.commit([anUpdate('c/a', { n: 2n })], ADMIN);

    expect(first.commitTime).toBeGreaterThan(reading);
    expect(second.commitTime).toBeGreaterThan(first.commitTime ?? 0);
    expect(database.now()).toBe(second.commitTime);
  });

  it('answers an empty commit without a time', async () => {
    expect(await database.commit([], ADMIN)).toEqual({ results: [] });
  });

  describe('under rules', () => {
    const asked: PlannedWrite[][] = [];
    const gateWith = (write: Gate['write'], get: Gate['get'] = openGate.get): Gate => ({ ...openGate, get, write });

    it('asks once about all writes, before preconditions, with the state after them', async () => {
      await database.commit([anUpdate('c/a', { n: 1n }), anUpdate('c/d')], ADMIN);
      const stored = database.read().get('c/a');
      database.gate = gateWith((_caller, writes, { documents, after, time: at }) => {
        asked.push([...writes]);
        expect([documents.get('c/b'), fieldsOf({ n: 5n })]).toEqual([undefined, after.get('c/b')?.fields]);
        expect(at % 1000).toBe(0);
        return no;
      });

      const denied = database.commit(
        [anUpdate('c/a', { n: 2n }, { precondition: { exists: false } }), anUpdate('c/b', { n: 5n }), aDelete('c/d')],
        anybody,
      );

      await expect(denied).rejects.toMatchObject({ status: 'PERMISSION_DENIED', message: "false for 'update' @ L5" });
      expect(asked).toHaveLength(1);
      expect(asked[0]?.map(({ kind, path }) => [kind, path])).toEqual([
        ['update', 'c/a'],
        ['create', 'c/b'],
        ['delete', 'c/d'],
      ]);
      expect(asked[0]?.[0]).toMatchObject({ before: stored, after: { fields: fieldsOf({ n: 2n }) } });
      expect(database.read().get('c/a')).toBe(stored);
    });

    it('does not ask for administrators', async () => {
      database.gate = gateWith(() => no);
      await database.commit([anUpdate('c/a')], ADMIN);

      await expect(database.commit([anUpdate('c/b')], anybody)).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
      expect([...contents(database).keys()]).toEqual(['c/a']);
    });

    it('demands that a verified document may be read', async () => {
      database.gate = gateWith(openGate.write, (_caller, paths) => paths.map(() => no));
      const probe = database.commit([aVerify('c/secret', { exists: true })], anybody);

      await expect(probe).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    });

    it('tells who listens when the rules change', () => {
      const seen: Gate[] = [];
      database.onGateChange((gate) => seen.push(gate));
      const gate = gateWith(() => no);
      database.gate = gate;

      expect(seen).toEqual([gate]);
    });
  });

  describe('in the past', () => {
    it('keeps a snapshot as it was while commits go on', async () => {
      await database.commit([anUpdate('c/a', { n: 1n }), anUpdate('c/b'), anUpdate('c/b/d/x')], ADMIN);
      const before = database.read();
      await database.commit([anUpdate('c/a', { n: 2n }), aDelete('c/b'), anUpdate('c/c')], ADMIN);
      await database.commit([anUpdate('e/z/d/y'), aDelete('c/b/d/x')], ADMIN);

      expect(before.collection('c').map(({ path, fields }) => [path, fields.get('n')])).toEqual([
        ['c/a', 1n],
        ['c/b', undefined],
      ]);
      expect(before.group('d', '').map(({ path }) => path)).toEqual(['c/b/d/x']);
      expect(before.everything('c/b').map(({ path }) => path)).toEqual(['c/b/d/x']);
      expect([before.collectionIds(''), before.collectionIds('c/b'), [...before.holders('c')]]).toEqual([['c'], ['d'], ['c/b']]);
      const after = database.read();
      expect(after.everything('').map(({ path }) => path)).toEqual(['c/a', 'c/c', 'e/z/d/y']);
      expect([after.collectionIds(''), after.collectionIds('c/b'), [...after.holders('e')]]).toEqual([['c', 'e'], [], ['e/z']]);
    });

    it('reads any version of the last hour', async () => {
      const times: (number | undefined)[] = [];
      for (const n of [1n, 2n, 3n]) times.push((await database.commit([anUpdate('c/a', { n })], ADMIN)).commitTime);
      const start = times[0] ?? 0;

      expect(times.map((at) => database.read(at).get('c/a')?.fields.get('n'))).toEqual([1n, 2n, 3n]);
      expect(database.read(start - 1).get('c/a')).toBeUndefined();
      await time.advance(HOUR + 1);
      expect(() => database.read(start)).toThrowError("The requested 'read_time' is too old.");
      expect(() => database.read(time.wall + 1)).toThrowError("The requested 'read_time' cannot be in the future.");
    });

    it('forgets the oldest versions when they take too much room', async () => {
      database = Databases.open({ time, historyBytes: 10_000 }).get(ID);
      await database.commit([anUpdate('c/a', { text: 'x'.repeat(1000), n: 0n })], ADMIN);
      const first = database.version;
      for (let n = 1n; n < 20n; n++) await database.commit([anUpdate('c/a', { text: 'x'.repeat(1000), n })], ADMIN);

      expect(database.changesSince(first)).toBeUndefined();
      expect(() => database.read(first)).toThrowError("The requested 'read_time' is too old.");
      const recent = database.version;
      await database.commit([anUpdate('c/a', { n: 99n })], ADMIN);
      expect(database.changesSince(recent)).toHaveLength(1);
      expect(database.read(recent).get('c/a')?.fields.get('n')).toBe(19n);
    });
  });

  it('clears what is below a path as an ordinary commit', async () => {
    await database.commit(
      ['c/a', 'c/a/d/x', 'c/ab', 'e/f'].map((path) => anUpdate(path)),
      ADMIN,
    );
    await database.clear('c/a');

    expect([...contents(database).keys()]).toEqual(['c/ab', 'e/f']);
    expect(commits[1]?.changes.map(({ path }) => path).sort()).toEqual(['c/a', 'c/a/d/x']);
  });

  it('clears everything: a new epoch, a reset, no way back', async () => {
    await database.commit([anUpdate('c/a')], ADMIN);
    const { epoch, version } = database;
    let resets = 0;
    database.onReset(() => {
      resets += 1;
    });
    await database.clear();

    expect([database.size, resets, database.collectionIds('')]).toEqual([0, 1, []]);
    expect(database.epoch).not.toBe(epoch);
    expect(database.version).toBeGreaterThan(version);
    expect(database.changesSince(version)).toBeUndefined();
  });

  it('delivers commits that a listener makes after the ones that it hears', async () => {
    const heard: string[] = [];
    database.onCommit(({ changes }) => {
      if (changes[0]?.path === 'c/first') void database.commit([anUpdate('c/second')], ADMIN);
    });
    database.onCommit(({ changes }) => heard.push(changes[0]?.path ?? ''));
    await database.commit([anUpdate('c/first')], ADMIN);

    expect(heard).toEqual(['c/first', 'c/second']);
  });
});
