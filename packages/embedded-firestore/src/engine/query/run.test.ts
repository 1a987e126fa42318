import { describe, expect, it } from 'vitest';
import { aDoc, memorySource } from '../../../tests/support/memory-source';
import { refusal } from '../../../tests/support/recorded';
import type { Doc } from '../../model/document';
import type { Filter, Query } from '../../model/query';
import { Reference, type Value } from '../../model/value';
import { normalise } from './normalise';
import { runQuery } from './run';
import { SmallestItems } from './smallest-items';

const id = { project: 'p', database: 'd' };
const all: Query = { parent: '', collectionId: 'c', allDescendants: false, orderBy: [], offset: 0 };
const docs = Array.from({ length: 100 }, (_, i) =>
  aDoc(`c/${String(i).padStart(3, '0')}`, new Map<string, Value>([['n', BigInt((i * 37) % 100)]])),
);
const reference = (name: string) => new Reference(`projects/p/databases/d/documents/c/${name}`);
const named = (op: '>=' | '<' | '==', name: string): Filter => ({ kind: 'field', field: ['__name__'], op, value: reference(name) });

/** Runs the query and tells which documents were looked into. */
function observe(query: Query) {
  const seen = new Set<string>();
  const normal = normalise(query, id);
  const watched = (doc: Doc) => {
    seen.add(doc.path);
    return normal.accepts(doc);
  };
  return { found: runQuery(memorySource(docs), { ...normal, accepts: watched }).docs.map(({ path }) => path), seen: seen.size };
}

describe('a query in name order', () => {
  it('stops at its limit', () => {
    expect(observe({ ...all, offset: 2, limit: 3 })).toEqual({ found: ['c/002', 'c/003', 'c/004'], seen: 5 });
  });

  it('looks only at names in its range', () => {
    const where: Filter = { kind: 'and', filters: [named('>=', '010'), named('<', '012')] };

    expect(observe({ ...all, where })).toEqual({ found: ['c/010', 'c/011'], seen: 2 });
    expect(observe({ ...all, where: named('==', '050') })).toEqual({ found: ['c/050'], seen: 1 });
  });

  it('starts and ends at its cursors, in both directions', () => {
    const cursors = { startAt: { values: [reference('020')], before: false }, endAt: { values: [reference('018')], before: false } };
    const equality: Filter = { kind: 'field', field: ['n'], op: '>=', value: 0n };
    const where: Filter = {
      kind: 'or',
      filters: [
        { ...equality, op: '==' },
        { kind: 'field', field: ['n'], op: 'in', value: docs.slice(15, 25).map(({ fields }) => fields.get('n') ?? null) },
      ],
    };

    expect(observe({ ...all, orderBy: [{ field: ['__name__'], descending: true }], where, ...cursors })).toEqual({
      found: ['c/019', 'c/018'],
      seen: 2,
    });
  });
});

it('a query in another order keeps the first few and projects them', () => {
  const result = runQuery(
    memorySource(docs),
    normalise({ ...all, orderBy: [{ field: ['n'], descending: true }], offset: 1, limit: 2, select: [['n']] }, id),
  );

  expect(result.docs.map(({ fields }) => fields.get('n'))).toEqual([98n, 97n]);
  expect(result.skipped).toBe(1);
});

it('a query returns the stored versions themselves', () => {
  const { docs: found } = runQuery(memorySource(docs), normalise({ ...all, limit: 1 }, id));

  expect(found[0]).toBe(docs[0]);
});

describe('the nearest vectors', () => {
  const vector = (...value: number[]) =>
    new Map<string, Value>([
      ['__type__', '__vector__'],
      ['value', value],
    ]);
  const source = memorySource([
    aDoc('c/far', new Map([['v', vector(0, 9)]])),
    aDoc('c/near', new Map([['v', vector(1, 1)]])),
    aDoc('c/short', new Map([['v', vector(1)]])),
    aDoc('c/text', new Map([['v', 'x']])),
  ]);
  const nearest = { field: ['v'], vector: [1, 0], limit: 5 };
  const find = (more: Partial<NonNullable<Query['nearest']>>) =>
    runQuery(source, normalise({ ...all, nearest: { measure: 'EUCLIDEAN', ...nearest, ...more } }, id)).docs;

  it('come first, those of another dimension not at all', () => {
    expect(find({}).map(({ path }) => path)).toEqual(['c/near', 'c/far']);
    expect(find({ measure: 'DOT_PRODUCT' }).map(({ path }) => path)).toEqual(['c/near', 'c/far']);
    expect(find({ measure: 'COSINE', threshold: 0.5 }).map(({ path }) => path)).toEqual(['c/near']);
  });

  it('carry their distance where asked, and are counted', () => {
    expect(find({ resultField: ['d'], limit: 1 }).map(({ fields }) => fields.get('d'))).toEqual([1]);
    expect(refusal(() => find({ limit: 0 }))?.status).toBe('INVALID_ARGUMENT');
  });
});

it('the leading items of many are the first of them sorted', () => {
  const items = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1009);
  for (const size of [0, 1, 10, 999, 1000, 5000, Number.POSITIVE_INFINITY]) {
    const leading = new SmallestItems<number>(size, (a, b) => a - b);
    for (const item of items) leading.add(item);

    expect(leading.sorted()).toEqual(items.toSorted((a, b) => a - b).slice(0, size));
  }
});
