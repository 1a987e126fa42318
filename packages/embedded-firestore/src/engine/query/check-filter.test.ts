import { describe, expect, it } from 'vitest';
import { refusal } from '../../../tests/support/recorded';
import type { ComparisonOperator, Filter } from '../../model/query';
import { Reference, type Value } from '../../model/value';
import { checkArrayClauses, checkFilter, countDisjunctions } from './check-filter';

const where = (field: string, op: ComparisonOperator, value: Value): Filter => ({ kind: 'field', field: [field], op, value });
const and = (...filters: Filter[]): Filter => ({ kind: 'and', filters });
const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters });
const numbers = (count: number): Value => Array.from({ length: count }, (_, i) => BigInt(i));
const refused = (filter: Filter) => refusal(() => checkFilter(filter, false));

describe('the disjunctive normal form', () => {
  it('is counted through all levels', () => {
    const filter = and(
      or(where('a', '==', 1n), where('b', 'in', numbers(3))),
      or(where('c', '==', 1n), and(where('d', 'array-contains-any', numbers(2)))),
    );

    expect(countDisjunctions(filter)).toBe((1 + 3) * (1 + 2));
  });

  it('may have 30 parts and no more', () => {
    expect(refused(and(where('a', 'in', numbers(10)), where('b', 'in', numbers(3))))).toBeUndefined();
    expect(refused(and(where('a', 'in', numbers(10)), where('b', 'in', numbers(4))))?.message).toContain('Result had 40 disjunctions');
  });
});

describe('array clauses', () => {
  it('may stand once in each branch', () => {
    const tags = where('tags', 'array-contains', 'a');

    const refusedClauses = (filter: Filter) => refusal(() => checkArrayClauses(filter))?.status;

    expect(refusedClauses(or(tags, where('more', 'array-contains-any', ['b'])))).toBeUndefined();
    expect(refusedClauses(and(or(tags, where('a', '==', 1n)), tags))).toBe('FAILED_PRECONDITION');
  });
});

describe('conditions on the name', () => {
  const name = new Reference('projects/p/databases/d/documents/c/a');

  it('compare with references only', () => {
    expect(refused(where('__name__', 'in', [name]))).toBeUndefined();
    expect(refused(where('__name__', 'in', [name, 'a']))?.message).toBe('__key__ filter value must be a Key');
    expect(refused(where('__name__', 'in', name))?.message).toBe("'IN' requires an ArrayValue.");
    expect(refused(where('__name__', 'array-contains-any', [name]))?.message).toBe('the name __key__ is reserved');
  });

  it('are the only ones where no collection is named', () => {
    expect(refusal(() => checkFilter(where('__name__', '>', name), true))).toBeUndefined();
    expect(refusal(() => checkFilter(or(where('a', '>', 1n)), true))?.message).toBe('kind is required for filter: a');
  });
});

describe('negations', () => {
  it('may stand once in the whole query', () => {
    expect(refused(or(where('a', '!=', 1n), where('b', 'in', [1n])))).toBeUndefined();
    expect(refused(or(where('a', '!=', 1n), where('b', 'not-in', [1n])))?.message).toContain('Only a single');
    expect(refused(and(where('a', 'not-in', [1n]), where('b', 'array-contains-any', [1n])))?.message).toContain("'NOT_IN' cannot be used");
  });
});
