import { describe, expect, it } from 'vitest';
import { aDoc, memorySource } from '../../../tests/support/memory-source';
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

it('the leading items of many are the first of them sorted', () => {
  const items = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1009);
  for (const size of [0, 1, 10, 999, 1000, 5000, Number.POSITIVE_INFINITY]) {
    const leading = new SmallestItems<number>(size, (a, b) => a - b);
    for (const item of items) leading.add(item);

    expect(leading.sorted()).toEqual(items.toSorted((a, b) => a - b).slice(0, size));
  }
});
