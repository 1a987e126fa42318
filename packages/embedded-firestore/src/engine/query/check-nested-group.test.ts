import { describe, expect, it } from 'vitest';
import { refusal } from '../../../tests/support/recorded';
import type { Query } from '../../model/query';
import { Reference } from '../../model/value';
import { checkAggregatedFields, checkNestedGroup } from './check-nested-group';
import { fullOrder } from './orders';

const group: Query = { parent: 'c/d', collectionId: 'items', allDescendants: true, orderBy: [], offset: 0 };
const everything: Query = { ...group, collectionId: '' };
const byField = { orderBy: [{ field: ['n'], descending: false }] };
const byNameDown = { orderBy: [{ field: ['__name__'], descending: true }] };
const name = new Reference('projects/p/databases/(default)/documents/c/d/items/1');
const refused = (query: Query) => refusal(() => checkNestedGroup(query));

describe('a collection group below a document', () => {
  it('may be asked for by name', () => {
    const where = { kind: 'field', field: ['__name__'], op: '>=', value: name } as const;

    expect(refused({ ...group, where, orderBy: [{ field: ['__name__'], descending: false }] })).toBeUndefined();
    expect(refused({ ...everything, limit: 2 })).toBeUndefined();
  });

  it('may not be asked for by its fields', () => {
    const message = 'collection group queries are only allowed at the root parent';

    for (const query of [group, everything]) {
      expect(refused({ ...query, ...byField })).toEqual({ status: 'INVALID_ARGUMENT', message });
      expect(refused({ ...query, where: { kind: 'unary', field: ['n'], op: 'is-null' } })?.message).toBe(message);
    }
  });

  it('may not be read backwards', () => {
    expect(refused({ ...group, ...byNameDown })).toEqual({
      status: 'FAILED_PRECONDITION',
      message: "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    });
    expect(refused({ ...everything, ...byNameDown })?.status).toBe('INVALID_ARGUMENT');
  });

  it('may be counted, not summed', () => {
    const sums = (query: Query) =>
      refusal(() => checkAggregatedFields(query, fullOrder(query), [{ kind: 'sum', alias: 's', field: ['a', 'b'] }]));

    expect(refusal(() => checkAggregatedFields(group, fullOrder(group), [{ kind: 'count', alias: 'n' }]))).toBeUndefined();
    expect(sums(group)?.message).toContain('requires an index that has fields [a.b] after __name__');
    expect(sums({ ...group, parent: '' })).toBeUndefined();
  });
});

describe('a sum beside names', () => {
  const refusedSum = (query: Query) =>
    refusal(() => checkAggregatedFields(query, fullOrder(query), [{ kind: 'sum', alias: 's', field: ['a'] }]))?.status;
  const name = { field: ['__name__'], descending: false };
  const a = { field: ['a'], descending: false };

  it('needs an order by its field before that of the names', () => {
    const query = { ...group, parent: '' };

    expect(refusedSum({ ...query, orderBy: [name] })).toBe('INVALID_ARGUMENT');
    expect(refusedSum({ ...query, orderBy: [a, name] })).toBeUndefined();
    expect(refusedSum({ ...query, orderBy: [a] })).toBeUndefined();
  });
});

describe('other queries', () => {
  it('are left alone', () => {
    expect(refused({ ...group, ...byField, parent: '' })).toBeUndefined();
    expect(refused({ ...group, ...byField, allDescendants: false })).toBeUndefined();
  });
});
