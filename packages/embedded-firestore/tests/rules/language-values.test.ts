import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalValues, identityOf } from '../../src/rules/equality';
import { Failure } from '../../src/rules/errors';
import { applyBinary, callMethod } from '../../src/rules/operators';
import { membersOf, setHas, setOf } from '../../src/rules/sets';
import { isList, type List } from '../../src/rules/values';
import { aRulesValue } from '../support/rules-arbitraries';

describe('equality', () => {
  it('is reflexive and symmetric', () => {
    fc.assert(
      fc.property(aRulesValue, aRulesValue, (a, b) => {
        expect(equalValues(a, a)).toBe(true);
        expect(equalValues(a, b)).toBe(equalValues(b, a));
      }),
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(aRulesValue, aRulesValue, aRulesValue, (a, b, c) => {
        if (equalValues(a, b) && equalValues(b, c)) expect(equalValues(a, c)).toBe(true);
      }),
    );
  });

  it('agrees with the identity that sets use', () => {
    fc.assert(
      fc.property(aRulesValue, aRulesValue, (a, b) => {
        expect(identityOf(a) === identityOf(b)).toBe(equalValues(a, b));
      }),
      { numRuns: 2000 },
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
      { numRuns: 2000 },
    );
  });
});

describe('collections', () => {
  const aList = fc.array(aRulesValue, { maxLength: 12 });
  const naive = (list: List, item: List[number]): boolean => list.some((member) => equalValues(member, item));

  it('agree with looking at every pair', () => {
    fc.assert(
      fc.property(aList, aList, (a, b) => {
        expect(callMethod(a, 'hasAll', [b])).toBe(b.every((item) => naive(a, item)));
        expect(callMethod(a, 'hasAny', [b])).toBe(b.some((item) => naive(a, item)));
        expect(callMethod(a, 'hasOnly', [b])).toBe(a.every((item) => naive(b, item)));
        expect(callMethod(a, 'removeAll', [b])).toStrictEqual(a.filter((item) => !naive(b, item)));
        for (const method of ['hasAll', 'hasAny', 'hasOnly'])
          expect(callMethod(setOf(a), method, [setOf(b)])).toBe(callMethod(a, method, [b]));
      }),
    );
  });

  it('have the laws of sets', () => {
    fc.assert(
      fc.property(aList, aList, (a, b) => {
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
