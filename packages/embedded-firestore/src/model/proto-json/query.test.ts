import { describe, expect, it } from 'vitest';
import { refusal } from '../../../tests/support/recorded';
import { readAggregationQuery, readQuery } from './query';

describe('a query is read', () => {
  it('with enums as numbers and names in snake case', () => {
    const json = {
      from: [{ collection_id: 'c', all_descendants: true }],
      where: {
        composite_filter: {
          op: 2,
          filters: [
            { field_filter: { field: { field_path: 'a' }, op: 5, value: { integer_value: 1 } } },
            { unary_filter: { field: { field_path: 'b' }, op: 3 } },
          ],
        },
      },
      order_by: [{ field: { field_path: 'a' }, direction: 2 }],
      start_at: { values: [{ integerValue: 1 }], before: true },
      end_at: { values: [] },
      select: {},
      limit: { value: 3 },
      offset: '2',
    };

    expect(readQuery(json, 'x/y')).toEqual({
      parent: 'x/y',
      collectionId: 'c',
      allDescendants: true,
      where: {
        kind: 'or',
        filters: [
          { kind: 'field', field: ['a'], op: '==', value: 1n },
          { kind: 'unary', field: ['b'], op: 'is-null' },
        ],
      },
      orderBy: [{ field: ['a'], descending: true }],
      select: [],
      startAt: { values: [1n], before: true },
      endAt: { values: [], before: false },
      offset: 2,
      limit: 3,
    });
  });

  it('without anything as every collection below the parent', () => {
    expect(readQuery(undefined, '')).toEqual({ parent: '', collectionId: '', allDescendants: false, orderBy: [], offset: 0 });
  });

  it.each<[unknown, string]>([
    [{ from: [{ collectionId: 'a' }, { collectionId: 'b' }] }, 'StructuredQuery.from cannot have more than one collection selector.'],
    [{ from: 'c' }, "Payload isn't valid for request. from: expected an array."],
    [{ limit: 1.5 }, "Payload isn't valid for request. limit: expected a 64-bit integer."],
    [{ limit: 2 ** 31 }, "Payload isn't valid for request. limit: expected a 32-bit integer."],
    [{ where: { fieldFilter: { field: {}, op: 'EQUAL', value: { nullValue: null } } } }, 'Invalid empty property path string.'],
    [{ where: { unaryFilter: { field: { fieldPath: 'a' }, op: 1 } } }, 'Unknown UnaryFilter operator.'],
  ])('or refused: %j', (json, message) => {
    expect(refusal(() => readQuery(json, ''))).toEqual({ status: 'INVALID_ARGUMENT', message });
  });

  it('without a search for the nearest vectors, which is rejected', () => {
    const findNearest = { vectorField: { fieldPath: 'v' }, limit: 5 };

    for (const query of [{ findNearest }, { find_nearest: findNearest }, { from: [{ collectionId: 'c' }], findNearest: {} }])
      expect(refusal(() => readQuery(query, ''))).toEqual({ status: 'UNIMPLEMENTED', message: 'findNearest is not implemented.' });
  });

  it('to a depth that no stack minds', () => {
    let where: unknown = {};
    for (let i = 0; i < 100_000; i++) where = { compositeFilter: { op: 'AND', filters: [where] } };

    expect(refusal(() => readQuery({ where }, ''))?.message).toContain('nested too deeply');
  });
});

it('aggregations are read with wrapped and plain bounds', () => {
  const aggregations = [
    { alias: 'n', count: { upTo: { value: '3' } } },
    { count: { up_to: 4 } },
    { alias: 's', sum: { field: { fieldPath: 'a.b' } } },
    { avg: { field: { field_path: 'a' } } },
  ];

  expect(readAggregationQuery({ structured_query: { from: [{ collectionId: 'c' }] }, aggregations }, '').aggregations).toEqual([
    { alias: 'n', kind: 'count', upTo: 3n },
    { alias: '', kind: 'count', upTo: 4n },
    { alias: 's', kind: 'sum', field: ['a', 'b'] },
    { alias: '', kind: 'avg', field: ['a'] },
  ]);
});
