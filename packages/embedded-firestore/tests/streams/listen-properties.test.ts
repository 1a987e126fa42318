import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Database } from '../../src/engine/database';
import { Databases } from '../../src/engine/databases';
import { normalise } from '../../src/engine/query/normalise';
import { runQuery } from '../../src/engine/query/run';
import type { DocPath } from '../../src/model/path';
import type { Query } from '../../src/model/query';
import type { Value } from '../../src/model/value';
import type { Write } from '../../src/model/write';
import type { Target } from '../../src/wire/stream';
import { draws } from '../support/draws';
import { ListenClient } from './listen-client';

const id = { project: 'p', database: '(default)' };
const all: Query = { parent: '', collectionId: 'c', allDescendants: false, orderBy: [], offset: 0 };
const byN = [{ field: ['n'], descending: false }];
const equals = (field: string, value: Value) => ({ kind: 'field', field: [field], op: '==', value }) as const;

const queries: Query[] = [
  all,
  { ...all, where: equals('n', 1n) },
  { ...all, where: { kind: 'and', filters: [equals('s', 'x'), { kind: 'field', field: ['n'], op: '>', value: 0n }] }, orderBy: byN },
  { ...all, where: { kind: 'or', filters: [equals('s', 'y'), equals('n', 2n)] } },
  { ...all, orderBy: byN, limit: 2 },
  { ...all, orderBy: [{ field: ['n'], descending: true }], limit: 2, offset: 1 },
  { ...all, where: equals('s', 'x'), orderBy: byN, limit: 1 },
  { ...all, orderBy: byN, startAt: { values: [1n], before: true }, endAt: { values: [2n], before: false } },
  { ...all, collectionId: 'sub', allDescendants: true },
  { ...all, parent: 'c/a', collectionId: 'sub' },
  { ...all, collectionId: '', allDescendants: true },
  { ...all, select: [['n']] },
];
const targets: Target[] = [
  ...queries.map((query): Target => ({ kind: 'query', query })),
  { kind: 'documents', paths: ['c/a'] },
  { kind: 'documents', paths: ['c/b', 'd/a'] },
];

const path = fc.constantFrom<DocPath>('c/a', 'c/b', 'c/d', 'c/e', 'c/f', 'd/a', 'c/a/sub/x', 'd/a/sub/y');
const fields = fc
  .record({ n: fc.option(fc.constantFrom<Value>(0n, 1n, 1.0, 2n, 'text')), s: fc.option(fc.constantFrom<Value>('x', 'y')) })
  .map((record) => new Map(Object.entries(record).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))));
const write = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), path, fields, transforms: fc.constant([]) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), path }) },
) as fc.Arbitrary<Write>;

type Step =
  | { do: 'commit'; writes: Write[] }
  | { do: 'disconnect' | 'connect' | 'clear' | 'clearBelow' }
  | { do: 'toggle'; target: number };
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('commit' as const), writes: fc.array(write, { minLength: 1, maxLength: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('disconnect' as const, 'connect' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('toggle' as const), target: fc.nat(targets.length - 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('clear' as const, 'clearBelow' as const) }) },
) as fc.Arbitrary<Step>;

function fresh(database: Database, target: Target): Map<DocPath, unknown> {
  const snapshot = database.read();
  const docs =
    target.kind === 'query' ? runQuery(snapshot, normalise(target.query, id)).docs : target.paths.flatMap((one) => snapshot.get(one) ?? []);
  return new Map(docs.map((doc) => [doc.path, doc]));
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function run(steps: readonly Step[], historyBytes: number): Promise<number> {
  const databases = Databases.open({ historyBytes });
  const database = databases.get(id);
  const client = new ListenClient(database);
  let snapshots = 0;
  client.onSnapshot = (targetId, docs) => {
    snapshots += 1;
    expect(docs, `target ${targetId}`).toEqual(fresh(database, targets[targetId] as Target));
  };
  const on = new Set(targets.keys());
  let connected = true;
  client.connect();
  for (const target of on) client.listen(target, targets[target] as Target);

  for (const next of [...steps, { do: 'connect' } as const]) {
    if (next.do === 'commit') await database.commit(distinct(next.writes), { caller: { kind: 'admin' } });
    else if (next.do === 'clear') await database.clear();
    else if (next.do === 'clearBelow') await database.clear('c/a');
    else if (next.do === 'toggle' && connected) {
      if (on.delete(next.target)) client.unlisten(next.target);
      else client.listen(next.target, targets[on.add(next.target) && next.target] as Target);
    } else if (next.do === 'disconnect') {
      client.disconnect();
      connected = false;
    } else if (next.do === 'connect' && !connected) {
      client.connect();
      connected = true;
    }
    await settled();
    if (client.violations.length > 0) throw client.violations[0];
    if (!connected) continue;
    for (const target of on) expect(client.docs(target), `target ${target}`).toEqual(fresh(database, targets[target] as Target));
  }
  client.disconnect();
  databases.close();
  return snapshots;
}

/** A commit names each document once here: later writes to it would only replace earlier ones. */
const distinct = (writes: readonly Write[]): Write[] => [...new Map(writes.map((one) => [one.path, one])).values()];

it('shows every listener the result of its query, whole commits only, through changes, disconnects and resumes', async () => {
  let snapshots = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.constantFrom(64 * 1024 * 1024, 2_000), async (steps, historyBytes) => {
      snapshots += await run(steps, historyBytes);
    }),
    { numRuns: draws(150) },
  );
  expect(snapshots).toBeGreaterThan(draws(1_000));
});
