import type { Json } from '../conformance/grpc-client';
import type { Random } from '../fuzz/random';
import { randomAggregation, randomQuery } from './store-queries';
import { call, type Step } from './store-step';
import { DATABASE, DOCUMENTS, documentName } from './store-values';
import { randomWrite } from './store-writes';

/** What one transaction uses, and nobody else writes while it is open: locks are then never in anybody's way. */
type Owner = { readonly as: string; readonly collections: readonly string[] };

const OWNERS: readonly Owner[] = [
  { as: 'T1', collections: ['c'] },
  { as: 'T2', collections: ['d'] },
];

/** Transactions with random reads and writes; `inConflict`: a write in the way of one, and two in each other's way. */
export function transactionSteps(random: Random, inConflict: boolean): readonly Step[] {
  if (inConflict) return conflictSteps(random);
  const lives = OWNERS.map((owner) => life(random, owner));
  const steps: Step[] = [];
  while (lives.some((each) => each.length > 0)) {
    const next = random.pick(lives).shift();
    if (next) steps.push(next);
    if (random.once(4)) steps.push(commit([randomWrite(random, ['e'])]));
  }
  return [...steps, ...OWNERS.map(({ collections }) => allOf(collections[0] ?? ''))];
}

/** A transaction from its beginning to its end, and what it is asked when it is over. */
function life(random: Random, { as, collections }: Owner): Step[] {
  const options: Json = random.once(4) ? { readOnly: random.once(2) ? { readTime: '{commitTime}' } : {} } : { readWrite: {} };
  const first = random.once(2)
    ? [call('BeginTransaction', { database: DATABASE, options }, { as })]
    : [read(random, collections, { newTransaction: options }, as)];
  const inside = { transaction: `{${as}}` };
  const reads = random.times(random.below(4), () => read(random, collections, inside));
  const writes = random.times(random.below(4), () => randomWrite(random, collections));
  const ends = [commit(writes, inside), commit(writes, inside), call('Rollback', { database: DATABASE, ...inside })];
  const afterwards = random.times(random.below(3), () => random.pick([...ends, read(random, collections, inside)]));
  return [...first, ...reads, random.pick(ends), ...afterwards];
}

const commit = (writes: readonly Json[], inside: Json = {}, more: { background?: true } = {}): Step =>
  call('Commit', { database: DATABASE, writes, ...inside }, more);

function read(random: Random, collections: readonly string[], inside: Json, as?: string): Step {
  const more = as === undefined ? {} : { as };
  const within = { collections };
  // over REST, Google's emulator does not give the id of a transaction that an aggregation begins
  switch (random.below(as === undefined ? 5 : 2)) {
    case 0:
      return call(
        'BatchGetDocuments',
        { database: DATABASE, documents: random.times(1 + random.below(3), () => documentName(random, collections)), ...inside },
        more,
      );
    case 1:
      return call('RunQuery', { parent: DOCUMENTS, structuredQuery: queryOf(random, collections), ...inside }, more);
    case 2:
      return call(
        'RunAggregationQuery',
        {
          parent: DOCUMENTS,
          structuredAggregationQuery: { ...randomAggregation(random, within), structuredQuery: queryOf(random, collections) },
          ...inside,
        },
        more,
      );
    case 3:
      return call('GetDocument', { name: documentName(random, collections), ...inside });
    default:
      return call('ListDocuments', { parent: DOCUMENTS, collectionId: random.pick(collections), ...inside });
  }
}

/** A query that locks the collections alone. */
const queryOf = (random: Random, collections: readonly string[]): Json => ({
  ...randomQuery(random, { collections }),
  from: [{ collectionId: random.pick(collections) }],
});

const allOf = (collectionId: string): Step => call('RunQuery', { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId }] } });

function conflictSteps(random: Random): readonly Step[] {
  const name = `${DOCUMENTS}/c/k`;
  const begin = (as: string) =>
    call('BatchGetDocuments', { database: DATABASE, documents: [name], newTransaction: { readWrite: {} } }, { as });
  const query = call('RunQuery', { parent: DOCUMENTS, structuredQuery: { from: [{ collectionId: 'c' }] }, transaction: '{T1}' });
  const write = (n: string): Json => ({ update: { name, fields: { n: { stringValue: n } } } });
  const inside = (as: string) => ({ transaction: `{${as}}` });
  const waiting = random.pick([
    commit([write('outside')], {}, { background: true }),
    commit([{ delete: name }], {}, { background: true }),
    call('BatchWrite', { database: DATABASE, writes: [write('batch'), randomWrite(random, ['d'])] }, { background: true }),
  ]);
  const end = random.pick([
    commit([write('T1')], inside('T1')),
    commit([], inside('T1')),
    call('Rollback', { database: DATABASE, ...inside('T1') }),
  ]);
  if (random.once(3)) {
    // which of two rivals gives way depends on milliseconds, so both write the same
    const rivals = ['T1', 'T2'].map((as) => commit([write('rival')], inside(as), { background: true }));
    return [begin('T1'), begin('T2'), ...rivals, { kind: 'join' }, allOf('c')];
  }
  return [begin('T1'), ...(random.once(2) ? [query] : []), waiting, end, { kind: 'join' }, allOf('c')];
}
