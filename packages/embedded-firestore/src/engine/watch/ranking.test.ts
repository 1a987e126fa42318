import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws } from '../../../tests/support/draws';
import type { Doc } from '../../model/document';
import { Ranking } from './ranking';

const doc = (n: number): Doc => ({ path: `c/${n}`, fields: new Map(), createTime: n, updateTime: n });
const byTime = (a: Doc, b: Doc): number => a.updateTime - b.updateTime;

it('keeps documents in order through any additions and removals, also when it is long', () => {
  const action = fc.record({ add: fc.boolean(), n: fc.nat(3_000) });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), fc.nat(1_500), fc.nat(20), (actions, initial, from) => {
      const expected = new Map(Array.from({ length: initial }, (_, at) => [at * 2, doc(at * 2)]));
      const ranking = new Ranking(byTime, [...expected.values()]);

      for (const { add, n } of actions) {
        const known = expected.get(n);
        if (add && !known) {
          expected.set(n, doc(n));
          ranking.add(expected.get(n) as Doc);
        } else if (!add) {
          ranking.remove(known ?? doc(n));
          expected.delete(n);
        }
      }

      const sorted = [...expected.values()].sort(byTime);
      expect(ranking.size).toBe(sorted.length);
      expect(ranking.slice(0, Number.POSITIVE_INFINITY)).toEqual(sorted);
      expect(ranking.slice(from, from + 300)).toEqual(sorted.slice(from, from + 300));
    }),
    { numRuns: draws(60) },
  );
});

it('splits what grows', () => {
  const ranking = new Ranking(byTime);
  for (let n = 2_000; n > 0; n--) ranking.add(doc(n));

  expect(ranking.slice(998, 1_001).map(({ updateTime }) => updateTime)).toEqual([999, 1_000, 1_001]);
});
