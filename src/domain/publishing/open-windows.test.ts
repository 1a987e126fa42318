import { describe, expect, it } from 'vitest';
import { datesProblem, isOpenAt, versionAccessFrom, versionState } from './access';
import { isInRanges, openWindows, withVersion } from './open-windows';

const day = (number: number) => new Date(Date.UTC(2031, 0, number));
const access = (opens: number | null, until: number | null, isPublic = true) => ({
  public: isPublic,
  opens: opens === null ? null : day(opens),
  until: until === null ? null : day(until),
});

describe('the access of a version', () => {
  it.each([
    ['public', access(null, null)],
    ['public', access(5, 6)],
    ['scheduled', access(6, null)],
    ['ended', access(null, 5)],
    ['private', access(null, null, false)],
  ] as const)('is %s [ACCESS-050 ACCESS-068]', (state, stored) => {
    expect(versionState(stored, day(5))).toBe(state);
    expect(isOpenAt(stored, day(5))).toBe(state === 'public');
  });

  it('is open while it is public where it has no dates, as older snapshots have none', () => {
    expect(isOpenAt(versionAccessFrom({ public: true }), day(1))).toBe(true);
    expect(isOpenAt(versionAccessFrom({ public: 'true', opens: 3 }), day(1))).toBe(false);
  });

  it('ends after it begins', () => {
    expect([datesProblem(access(1, 2)), datesProblem(access(null, 2)), datesProblem(access(2, 2))]).toEqual([
      null,
      null,
      'Choose an end after the beginning.',
    ]);
  });
});

describe('the times in which a file is open', () => {
  it('are those of all public versions, joined where they touch', () => {
    expect(openWindows([access(4, 6), access(1, 3), access(2, 3), access(3, 4)], day(1))).toEqual([{ opens: day(1), until: day(6) }]);
    expect(openWindows([access(4, 6), access(null, 2), access(1, null, false)], day(1))).toEqual([
      { opens: null, until: day(2) },
      { opens: day(4), until: day(6) },
    ]);
    expect(openWindows([access(4, 6), access(null, null)], day(1))).toEqual([{ opens: null, until: null }]);
  });

  it('leave out what is over or never begins, and never open more than the rules compare', () => {
    expect(openWindows([access(1, 2), access(9, 8)], day(5))).toEqual([]);
    expect(
      openWindows(
        [2, 4, 6, 8, 10].map((from) => access(from, from + 1)),
        day(1),
      ),
    ).toHaveLength(4);
  });
});

describe('the versions that use a file', () => {
  it('are ranges of numbers', () => {
    const uses = [1, 2, 5, 6, 6].reduce<ReturnType<typeof withVersion>>(withVersion, []);

    expect(uses).toEqual([
      { first: 1, last: 2 },
      { first: 5, last: 6 },
    ]);
    expect([1, 3, 6, 7].map((version) => isInRanges(uses, version))).toEqual([true, false, true, false]);
  });
});
