import { describe, expect, it } from 'vitest';
import { standstillFrom } from './blocks';
import { hasLimits, levelOf, limitsFrom, noLimits } from './limits';
import { currentUsage, usageFrom, warningsOf } from './usage';

describe('levelOf', () => {
  it.each([
    [1000, null, 'fine'],
    [7, 10, 'fine'],
    [8, 10, 'near'],
    [10, 10, 'full'],
    [12, 10, 'full'],
    [0, 0, 'full'],
  ] as const)('%d of %s is %s', (used, limit, level) => {
    expect(levelOf(used, limit)).toBe(level);
  });
});

describe('limitsFrom', () => {
  it('reads what is there, and no limit where a value is odd', () => {
    expect(limitsFrom({ tours: 5, members: '7', storage: null })).toEqual({ tours: 5, members: null, storage: null, mails: null });
    expect([hasLimits(noLimits), hasLimits(limitsFrom({ tours: 0 }))]).toEqual([false, true]);
  });
});

describe('currentUsage', () => {
  const october = usageFrom('2026-10', { month: '2026-10', tours: 4, members: 2, storage: 9, mails: 30, countedAt: new Date() });
  const uncounted = usageFrom('2026-11', { month: '2026-11', mails: 1 });

  it('is what was counted last, and the mails of this month alone', () => {
    expect(currentUsage([uncounted, october], new Date('2026-11-02T00:00:00Z'))).toEqual({ tours: 4, members: 2, storage: 9, mails: 1 });
    expect(currentUsage([october], new Date('2026-11-02T00:00:00Z')).mails).toBe(0);
    expect(currentUsage([], new Date())).toEqual({ tours: 0, members: 0, storage: 0, mails: 0 });
  });

  it('warns from 80 % on', () => {
    expect(warningsOf(limitsFrom({ tours: 5, members: 2, storage: 100 }), { tours: 4, members: 2, storage: 9, mails: 0 })).toEqual([
      { kind: 'tours', level: 'near', used: 4, limit: 5 },
      { kind: 'members', level: 'full', used: 2, limit: 2 },
    ]);
  });
});

describe('standstillFrom', () => {
  it('reads why nothing changes', () => {
    const since = new Date(1);
    expect(standstillFrom({ suspension: { reason: 'Unpaid', since }, deletion: null })).toEqual({
      suspension: { reason: 'Unpaid', since },
      deletion: null,
    });
    expect(standstillFrom({ deletion: { since, dueAt: since } }).deletion).toEqual({ since, dueAt: since });
  });
});
