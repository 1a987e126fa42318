import { describe, expect, it } from 'vitest';
import { dayMs } from '../durations';
import { orgId } from '../ids';
import { binnedTourFrom, isTypedName, remainingDays } from './bin';
import { binnedFrom, isTombstone, tombstone } from './tombstone';

const now = new Date('2026-05-31T12:00:00Z');
const before = (days: number) => ({ deletedAt: new Date(now.getTime() - days * dayMs) });

describe('a tour in the bin', () => {
  it('is read with who deleted it and when, whatever is stored', () => {
    const stored = {
      tour: { name: 'Hall', place: { country: 'Norway' } },
      deletedAt: now,
      deletedBy: 'ada',
      deletedByEmail: 'ada@x.example',
    };

    expect(binnedTourFrom('hall', stored)).toMatchObject({
      id: 'hall',
      name: 'Hall',
      deletedAt: now,
      deletedBy: 'ada',
      deletedByEmail: 'ada@x.example',
      place: { country: 'Norway' },
    });
    expect(binnedTourFrom('odd', { tour: 7, deletedAt: 'yesterday' })).toMatchObject({
      id: 'odd',
      name: '',
      deletedAt: null,
      deletedBy: '',
    });
  });

  it.each([
    [0, 30],
    [0.5, 30],
    [29, 1],
    [29.5, 1],
    [31, 0],
  ])('deleted %s days ago has %s days left', (days, remaining) => {
    expect(remainingDays(before(days), now)).toBe(remaining);
  });

  it('has all days left while the server has not yet said when it was deleted', () => {
    expect(remainingDays({ deletedAt: null }, now)).toBe(30);
  });

  it.each([
    ['Hall', true],
    [' hall ', true],
    ['Hal', false],
    ['', false],
  ])('is deleted for good once its name is typed: “%s” %s', (typed, isTyped) => {
    expect(isTypedName(typed, 'Hall')).toBe(isTyped);
  });

  it('is deleted for good once its name is typed as it is seen, however it is stored', () => {
    expect(isTypedName('Café, great hall', 'Cafe\u0301,  Great\u00a0Hall\u202c')).toBe(true);
  });
});

describe('a tombstone', () => {
  it('names the organization whose bin the tour is in, and nothing that opens it', () => {
    const stored = tombstone(orgId('acme'));

    expect(stored).toEqual({ binnedFrom: 'acme' });
    expect([binnedFrom(stored), isTombstone(stored)]).toEqual(['acme', true]);
  });

  it.each([[undefined], [{ organization: 'acme' }], [{ binnedFrom: 7 }]])('is not %j', (stored) => {
    expect([binnedFrom(stored), isTombstone(stored)]).toEqual([null, false]);
  });
});
