import { describe, expect, it } from 'vitest';
import { refusal } from '../../../tests/support/recorded';
import type { ComparisonOperator, Filter, Query } from '../../model/query';
import { Reference, type Value } from '../../model/value';
import { checkLimits } from './check-limits';

const where = (field: string, op: ComparisonOperator, value: Value): Filter => ({ kind: 'field', field: [field], op, value });
const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters });
const many = (count: number, make: (i: number) => Filter) => Array.from({ length: count }, (_, i) => make(i));
const all: Query = { parent: '', collectionId: 'c', allDescendants: false, orderBy: [], offset: 0 };
const refused = (filter: Filter, rest?: Partial<Query>) => refusal(() => checkLimits({ ...all, ...rest, where: filter }))?.message;

describe('fields of inequalities', () => {
  it('are at most 10, however often each is compared', () => {
    const ranges = many(10, (i) => and(where(`f${i}`, '>', 1n), where(`f${i}`, '<', 5n)));

    expect(refused(and(...ranges, where('other', '==', 1n)))).toBeUndefined();
    expect(refused(and(...ranges, or(where('other', '!=', 1n), where('f1', '==', 1n))))).toBe(
      'The query contains 11 distinct inequality fields: [f0, f1, f2, f3, f4, f5, f6, f7, f8, f9, other]. ' +
        'A query may not have more than 10 distinct inequality fields.',
    );
  });
});

describe('filters, orders and the parent together', () => {
  it('are at most 100, counted in the longest branch', () => {
    const filter = or(and(...many(98, (i) => where(`f${i}`, '==', 1n))), where('other', '==', 1n));
    const orderBy = [{ field: ['a'], descending: false }];

    expect(refused(filter, { orderBy, parent: 'p/1' })).toBeUndefined();
    expect(refused(and(filter, where('last', '==', 1n)), { orderBy })).toBeUndefined();
    expect(refused(and(filter, where('last', '==', 1n)), { orderBy, parent: 'p/1' })).toBe(
      'The query may not have more than 100 filters + sort orders + ancestor total. ' +
        'Currently there are 99 filters, 1 sort orders, and one ancestor filter.',
    );
  });
});

describe('fixed names', () => {
  const name = new Reference('projects/p/databases/d/documents/c/a');

  it('stand beside inequalities only when the name has one too', () => {
    const message = 'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';

    expect(refused(and(where('__name__', '==', name), where('a', '!=', 1n)))).toBe(message);
    expect(refused(or(where('__name__', 'in', [name]), where('a', '>', 1n)))).toBe(message);
    expect(refused(and(where('__name__', '==', name), where('a', '==', 1n)))).toBeUndefined();
    expect(refused(and(where('__name__', '==', name), where('__name__', '>=', name), where('a', '>', 1n)))).toBeUndefined();
  });
});
