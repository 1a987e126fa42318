import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../durations';
import { historyLimits } from '../limits';
import { type SavedState, whichToKeep } from './thin-history';

/** Noon, so that no day of these tests begins in the middle. */
const now = Date.UTC(2026, 10, 28, 12);

const state = (age: number, more: Partial<SavedState> = {}): SavedState => ({
  id: `${age}`,
  at: now - age,
  isNamed: false,
  bytes: 1000,
  ...more,
});
const remaining = (states: readonly SavedState[], at = now) => {
  const ids = whichToKeep(states, at);
  return states.filter(({ id }) => ids.has(id));
};
/** Newer states, so that the older ones aren’t among the latest ten. */
const latest = Array.from({ length: 10 }, (_, index) => state(index + 1));
const remainingOf = (states: readonly SavedState[]) =>
  remaining([...latest, ...states])
    .filter((one) => !latest.includes(one))
    .map(({ id }) => id);

const anyState = fc
  .record({
    age: fc.oneof(
      fc.integer({ min: 0, max: 2 * hourMs }),
      fc.integer({ min: 0, max: 9 * dayMs }),
      fc.integer({ min: 0, max: 120 * dayMs }),
    ),
    isNamed: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  })
  .map(({ age, isNamed }) => state(age, { isNamed }));
const anyStates = fc.uniqueArray(anyState, { maxLength: 200, selector: ({ id }) => id });

describe('whichToKeep', () => {
  it('keeps all of the last hour', () => {
    const states = Array.from({ length: 100 }, (_, index) => state(hourMs - 1 - index * 20_000));

    expect(remainingOf(states)).toHaveLength(100);
  });

  it.each([
    ['10 minutes for a day', 10 * minuteMs, 3 * hourMs],
    ['each hour for a week', hourMs, 3 * dayMs],
    ['each day for 90 days', dayMs, 60 * dayMs],
  ])('keeps the last of %s', (_what, step, age) => {
    // the beginning of a step
    const begin = Math.ceil(age / step) * step + (step === dayMs ? dayMs / 2 : 0);
    const [first, last, next] = [state(begin), state(begin - step + 1), state(begin - step)];

    expect(remainingOf([next, last, first])).toEqual([next.id, last.id]);
  });

  it('drops what is older than 90 days, but for the latest ten', () => {
    const old = Array.from({ length: 12 }, (_, index) => state((100 + index) * dayMs));

    expect(remaining(old)).toEqual(old.slice(0, 10));
    expect(remainingOf(old)).toEqual([]);
  });

  it('keeps the 50 latest named ones, whatever their age', () => {
    const named = Array.from({ length: 60 }, (_, index) => state((100 + index) * dayMs, { isNamed: true }));

    expect(remainingOf(named)).toEqual(named.slice(0, 50).map(({ id }) => id));
  });

  it('keeps 200 MB at most, the latest and the named ones first', () => {
    const megabyte = { bytes: 1_000_000 };
    const days = Array.from({ length: 80 }, (_, index) => state((8 + index) * dayMs, megabyte));
    const hours = Array.from({ length: 140 }, (_, index) => state(dayMs + index * hourMs, megabyte));
    const named = state(200 * dayMs, { ...megabyte, isNamed: true });
    const all = [...latest.map((one) => ({ ...one, ...megabyte })), ...hours, ...days, named];

    const those = remaining(all);

    expect(those).toHaveLength(200);
    expect(those).toContain(named);
    expect(those).toContain(days[48]);
    expect(those).not.toContain(days[50]);
  });

  it('keeps at least one state of each time that it promises, and no more than it must', () => {
    fc.assert(
      fc.property(anyStates, (states) => {
        const ids = whichToKeep(states, now);
        const newest = states.toSorted((one, other) => other.at - one.at);
        const always = new Set([...newest.slice(0, 10), ...newest.filter(({ isNamed }) => isNamed).slice(0, historyLimits.named)]);
        const slots = new Set<string>();
        for (const one of newest) {
          const age = now - one.at;
          const step = age < hourMs ? 0 : age < dayMs ? 10 * minuteMs : age < 7 * dayMs ? hourMs : age < 90 * dayMs ? dayMs : null;
          const slot = step === null ? null : step === 0 ? one.id : `${step} ${Math.floor(one.at / step)}`;
          const isFirst = slot !== null && !slots.has(slot);
          if (slot !== null) slots.add(slot);
          expect(ids.has(one.id)).toBe(isFirst || always.has(one));
        }
      }),
    );
  });

  it('comes to the same, whenever it was thinned before', () => {
    fc.assert(
      fc.property(anyStates, fc.array(fc.integer({ min: 0, max: 100 * dayMs }), { maxLength: 4 }), (states, pauses) => {
        let time = now;
        let thinned: readonly SavedState[] = states;
        for (const pause of pauses) {
          thinned = remaining(thinned, time);
          time += pause;
        }

        expect(remaining(thinned, time)).toEqual(remaining(states, time));
      }),
    );
  });

  it('keeps a few hundred of whatever was saved', () => {
    const minutes = Array.from({ length: 60 }, (_, index) => state(index * minuteMs));
    const others = Array.from({ length: 95 * 24 * 12 }, (_, index) => state(hourMs + index * 5 * minuteMs));

    // 60 of the last hour, 138 of its day, 144 of its week, 83 days, and what the ends of these times cut
    expect(remaining([...minutes, ...others]).length).toBeLessThan(440);
  });
});
