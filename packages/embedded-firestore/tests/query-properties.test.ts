import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregate } from '../src/engine/query/aggregate';
import { checkAggregatedFields } from '../src/engine/query/check-nested-group';
import { type NormalQuery, normalise } from '../src/engine/query/normalise';
import { runQuery } from '../src/engine/query/run';
import { canonicalKey } from '../src/model/canonical';
import type { Doc } from '../src/model/document';
import { getField } from '../src/model/field-path';
import { comparePaths } from '../src/model/order';
import type { Aggregation, Filter, Query } from '../src/model/query';
import { naiveQuery } from './naive';
import { aQuery, someAggregations, someDocs } from './support/arbitraries';
import { draws } from './support/draws';
import { memorySource } from './support/memory-source';
import { refusal } from './support/recorded';

const id = { project: 'demo', database: '(default)' };

/** Queries that are refused say nothing about results. */
function accepted(query: Query): NormalQuery {
  fc.pre(refusal(() => normalise(query, id)) === undefined);
  return normalise(query, id);
}

/** The same filter, its parts turned round and whole doubles written as integers. */
function reworded(filter: Filter): Filter {
  if ('filters' in filter) return { ...filter, filters: filter.filters.map(reworded).toReversed() };
  const isWhole = filter.kind === 'field' && typeof filter.value === 'number' && Number.isInteger(filter.value);
  return isWhole ? { ...filter, value: BigInt(filter.value as number) } : filter;
}

describe('a query', () => {
  it('finds what the naive one finds, in the same order', () => {
    fc.assert(
      fc.property(someDocs, aQuery, (docs, query) => {
        const normal = accepted(query);
        const { docs: found } = runQuery(memorySource(docs), normal);

        expect(found.map(({ path }) => path)).toEqual(naiveQuery(docs, normal, id));
      }),
      { numRuns: draws(3000) },
    );
  });

  it('finds what a listener gathers by testing and comparing single documents', () => {
    fc.assert(
      fc.property(someDocs, aQuery, (docs, query) => {
        const { limit: _, ...unlimited } = { ...query, offset: 0 };
        const normal = accepted(unlimited);
        const gathered = docs.filter(normal.matches).sort(normal.compare);

        expect(gathered).toEqual(runQuery(memorySource(docs), normal).docs);
        for (const { field, value } of normal.equalities)
          for (const doc of gathered) expect(canonicalKey(getField(doc.fields, field) ?? null)).toBe(canonicalKey(value));
      }),
      { numRuns: draws(1000) },
    );
  });

  it('has the key of another that asks the same in other words', () => {
    fc.assert(
      fc.property(someDocs, aQuery, (docs, query) => {
        const [normal, twin] = [accepted(query), accepted({ ...query, ...(query.where && { where: reworded(query.where) }) })];

        expect(twin.key).toBe(normal.key);
        expect(runQuery(memorySource(docs), twin)).toEqual(runQuery(memorySource(docs), normal));
        expect(accepted({ ...query, limit: (query.limit ?? 0) + 7 }).key).not.toBe(normal.key);
      }),
      { numRuns: draws(500) },
    );
  });

  it('is refused with a status, never with a bug', () => {
    fc.assert(
      fc.property(aQuery, (query) => {
        const refused = refusal(() => normalise(query, id));

        expect([undefined, 'INVALID_ARGUMENT', 'FAILED_PRECONDITION']).toContain(refused?.status);
      }),
      { numRuns: draws(1000) },
    );
  });
});

describe('an aggregation', () => {
  it('is a fold over the query restricted to documents with the fields', () => {
    fc.assert(
      fc.property(someDocs, aQuery, someAggregations, (docs, query, aggregations) => {
        const normal = accepted(query);
        fc.pre(refusal(() => checkAggregatedFields(query, normal.orders, aggregations)) === undefined);
        const fields = aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));
        const eligible = docs.filter((doc) => fields.every((field) => getField(doc.fields, field) !== undefined));
        const found = runQuery(memorySource(eligible), normal).docs;

        const result = aggregate(memorySource(docs), normal, aggregations);

        expect([...result.values()].map(canonicalKey)).toEqual(aggregations.map((aggregation) => canonicalKey(fold(aggregation, found))));
      }),
      { numRuns: draws(1000) },
    );
  });
});

function fold(aggregation: Aggregation, docs: readonly Doc[]) {
  if (aggregation.kind === 'count') return BigInt(docs.length);
  const values = [...docs].sort((a, b) => comparePaths(a.path, b.path)).map((doc) => getField(doc.fields, aggregation.field));
  const integers = values.filter((value) => typeof value === 'bigint');
  const doubles = values.filter((value) => typeof value === 'number');
  const exact = integers.reduce((sum, value) => sum + value, 0n);
  const sum = Number(exact) + doubles.reduce((total, value) => total + value, 0);
  if (aggregation.kind === 'avg') return integers.length + doubles.length === 0 ? null : sum / (integers.length + doubles.length);
  return doubles.length === 0 && BigInt.asIntN(64, exact) === exact ? exact : sum;
}
