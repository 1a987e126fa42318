import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalMembers, equalValues, identityOf, memberKeyOf } from '../../src/rules/equality';
import { Failure } from '../../src/rules/errors';
import { applyBinary, callMethod } from '../../src/rules/operators';
import { membersOf, setHas, setOf } from '../../src/rules/sets';
import { isList, isRulesMap, type List, MapDiff, type RulesValue, ValueSet } from '../../src/rules/values';
import { draws } from '../support/draws';
import { aRulesValue } from '../support/rules-arbitraries';

/** Differences of maps equal nothing, not even themselves. */
function holdsDiff(value: RulesValue): boolean {
  if (isList(value)) return value.some(holdsDiff);
  if (value instanceof ValueSet) return [...value.values()].some(holdsDiff);
  return isRulesMap(value) ? [...value.values()].some(holdsDiff) : value instanceof MapDiff;
}

describe('equality', () => {
  it('is reflexive and symmetric', () => {
    fc.assert(
      fc.property(aRulesValue, aRulesValue, (a, b) => {
        if (!holdsDiff(a)) expect(equalValues(a, a)).toBe(true);
        expect(equalValues(a, b)).toBe(equalValues(b, a));
      }),
    );
  });

  it('of values with ints only is transitive', () => {
    fc.assert(
      fc.property(aRulesValue, aRulesValue, aRulesValue, (a, b, c) => {
        // ints are compared with a float as floats: two of them may equal the same one
        if ([a, b, c].some((each) => typeof each === 'number')) return;
        if (equalValues(a, b) && equalValues(b, c)) expect(equalValues(a, c)).toBe(true);
      }),
    );
  });

  it('of members agrees with their keys, and is narrower than the identity that sets use', () => {
    fc.assert(
      fc.property(aRulesValue, aRulesValue, (a, b) => {
        expect(memberKeyOf(a) === memberKeyOf(b)).toBe(equalMembers(a, b));
        if (equalMembers(a, b)) expect(identityOf(a) === identityOf(b)).toBe(true);
      }),
      { numRuns: draws(2000) },
    );
  });
});

describe('order', () => {
  it('is a total order where it exists, and agrees with equality', () => {
    fc.assert(
      fc.property(aRulesValue, aRulesValue, (a, b) => {
        const less = applyBinary('<', a, b);
        if (less instanceof Failure) return;
        const more = applyBinary('>', a, b);
        expect([less, more, equalValues(a, b)].filter(Boolean)).toHaveLength(1);
        expect(applyBinary('<=', a, b)).toBe(!more);
        expect(applyBinary('>=', a, b)).toBe(!less);
      }),
      { numRuns: draws(2000) },
    );
  });
});

describe('collections', () => {
  const aList = fc.array(aRulesValue, { maxLength: 12 });
  const naive = (list: List, item: List[number]): boolean => list.some((member) => equalMembers(item, member));
  const aPlainList = aList.filter((list) => !holdsDiff(list));

  it('agree with looking at every pair', () => {
    fc.assert(
      fc.property(aList, aList, (a, b) => {
        expect(callMethod(a, 'hasAll', [b])).toBe(b.every((item) => naive(a, item)));
        expect(callMethod(a, 'hasAny', [b])).toBe(b.some((item) => naive(a, item)));
        expect(callMethod(a, 'hasOnly', [b])).toBe(a.every((item) => naive(b, item)));
        expect(callMethod(a, 'removeAll', [b])).toStrictEqual(a.filter((item) => !naive(b, item)));
        const [left, right] = [setOf(a), setOf(b)];
        expect(callMethod(left, 'hasAll', [b])).toBe(b.every((item) => setHas(left, item)));
        expect(callMethod(left, 'hasAny', [right])).toBe(b.some((item) => setHas(left, item)));
        expect(callMethod(left, 'hasOnly', [b])).toBe(a.every((item) => setHas(right, item)));
      }),
    );
  });

  it('have the laws of sets', () => {
    fc.assert(
      fc.property(aPlainList, aPlainList, (a, b) => {
        const [left, right] = [setOf(a), setOf(b)];
        const union = callMethod(left, 'union', [right]);
        const both = callMethod(left, 'intersection', [right]);
        const onlyLeft = callMethod(left, 'difference', [right]);
        if (union instanceof Failure || both instanceof Failure || onlyLeft instanceof Failure) throw new Error('failed');
        const parts = callMethod(both, 'union', [onlyLeft]);
        expect(parts instanceof Failure ? parts : equalValues(parts, left)).toBe(true);
        for (const item of a) expect(applyBinary('in', item, union)).toBe(true);
        for (const item of a) expect(setHas(membersOf(a), item)).toBe(true);
        expect(left.size).toBeLessThanOrEqual(a.length);
      }),
    );
  });

  it('find what they hold by index', () => {
    fc.assert(
      fc.property(aList, (list) => {
        const values = callMethod(list, 'concat', [list]);
        expect(!(values instanceof Failure) && isList(values) && values.length).toBe(list.length * 2);
      }),
    );
  });
});
