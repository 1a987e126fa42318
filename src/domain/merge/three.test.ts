import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysBy, mergeKeyedList, mergeRecord, type Sides, singleGroup } from './three';

type Row = { id: string; name: string; size: number };

const fields = (['name', 'size'] as const).map(singleGroup);
const mineWins = (sides: Sides<Row>) => mergeRecord(sides, fields, () => 'mine');
const merge = (base: Row[], mine: Row[], theirs: Row[]) =>
  mergeKeyedList(
    { base, mine, theirs },
    keysBy(({ id }) => id),
    ({ base: before, mine: own, theirs: other }) =>
      own && other ? [mineWins({ base: before, mine: own, theirs: other })] : [own ?? other!],
  );

const aRow = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), name: fc.constantFrom('x', 'y', 'z'), size: fc.nat(2) });
const aList = fc.uniqueArray(aRow, { selector: ({ id }) => id });

describe('mergeKeyedList', () => {
  it('is my own list where they changed nothing, and theirs where I changed nothing', () => {
    fc.assert(
      fc.property(aList, aList, (base, changed) => {
        const edited = [...changed, ...base.filter(({ id }) => !changed.some((row) => row.id === id))];

        expect(merge(base, edited, base)).toBe(edited);
        expect(merge(base, base, edited)).toEqual(edited);
      }),
    );
  });

  it('has every item of both sides once', () => {
    fc.assert(
      fc.property(aList, aList, aList, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs).map(({ id }) => id);

        expect(merged.toSorted()).toEqual([...new Set([...mine, ...theirs].map(({ id }) => id))].toSorted());
      }),
    );
  });

  it('keeps my order where I moved something, and puts what they added behind its predecessor', () => {
    const row = (id: string): Row => ({ id, name: id, size: 0 });
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(row) as [Row, Row, Row, Row];

    expect(merge([a, b, c], [c, a, b], [a, d, b, c])).toEqual([c, a, d, b]);
    expect(merge([a, b, c], [a, b, d, c], [c, b, a])).toEqual([c, b, d, a]);
    expect(merge([a, b, c], [c, b, a], [b, a, c])).toEqual([c, b, a]);
    expect(merge([], [a], [b])).toEqual([a, b]);
  });

  it('numbers the keys of equal items, so that none is lost', () => {
    const twin: Row = { id: 'a', name: 'x', size: 0 };

    expect(merge([twin], [twin, { ...twin, size: 1 }], [{ ...twin, name: 'y' }])).toEqual([
      { ...twin, name: 'y' },
      { ...twin, size: 1 },
    ]);
  });
});

describe('mergeRecord', () => {
  const aValue = fc.record({ id: fc.constant('a'), name: fc.constantFrom('x', 'y'), size: fc.nat(1) });

  it('applies what only one side changed, group by group, and asks about what both did', () => {
    fc.assert(
      fc.property(aValue, aValue, aValue, fc.constantFrom('mine' as const, 'theirs' as const), (base, mine, theirs, choice) => {
        const contested: string[] = [];
        const merged = mergeRecord({ base, mine, theirs }, fields, ({ fields: [field] }) => {
          contested.push(field);
          return choice;
        });

        for (const field of ['name', 'size'] as const) {
          const [before, own, other] = [base[field], mine[field], theirs[field]];
          const both = own !== before && other !== before && own !== other;
          expect(contested.includes(field)).toBe(both);
          if (both) expect(merged[field]).toBe({ mine, theirs }[choice][field]);
          else expect(merged[field]).toBe(own === before ? other : own);
        }
      }),
    );
  });

  it('keeps fields together that are one group', () => {
    const base = { url: 'a', type: 'png', name: 'A' };
    const group = { fields: ['url', 'type'] };

    expect(mergeRecord({ base, mine: { ...base, url: 'b' }, theirs: { ...base, type: 'pdf' } }, [group], () => 'theirs')).toEqual({
      ...base,
      type: 'pdf',
    });
    expect(mergeRecord({ base, mine: base, theirs: { url: 'c', type: 'pdf', name: 'C' } }, [group], () => 'mine')).toEqual({
      url: 'c',
      type: 'pdf',
      name: 'A',
    });
  });

  it('returns the same object where nothing of theirs is applied, and drops fields that they dropped', () => {
    const base: { name?: string; size: number } = { name: 'x', size: 1 };
    const mine = { ...base, size: 2 };
    const groups = ['name', 'size'].map(singleGroup);

    expect(mergeRecord({ base, mine, theirs: base }, groups, () => 'mine')).toBe(mine);
    expect(Object.keys(mergeRecord({ base, mine, theirs: { size: 1 } }, groups, () => 'mine'))).toEqual(['size']);
  });

  it('asks about every difference of what both added', () => {
    const contested: string[] = [];
    mergeRecord({ base: undefined, mine: { name: 'x', size: 1 }, theirs: { name: 'y', size: 1 } }, fields, ({ fields: [field] }) => {
      contested.push(field);
      return 'mine';
    });

    expect(contested).toEqual(['name']);
  });
});
