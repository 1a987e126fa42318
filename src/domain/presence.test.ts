import { describe, expect, it } from 'vitest';
import { canRemovePresence } from './access/presence';
import { orgId, userId } from './ids';
import { otherUsers, presenceFrom, presenceId, presenceTimes, stalePresences } from './presence';

const now = new Date('2026-05-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const of = (uid: string, tab: string, seen: unknown, poi = '') =>
  presenceFrom(presenceId({ uid: userId(uid), tab }), { uid, email: `${uid}@x.example`, poi, seen });

describe('otherUsers', () => {
  it('lists each other user once, with their number of tabs and their latest PoI', () => {
    const all = [of('me', '1', ago(0)), of('bob', '1', ago(1.2), 'door'), of('bob', '2', ago(1), 'stove'), of('ada', '1', ago(1.5))];

    expect(otherUsers(all, 'me_1', now)).toEqual([
      { uid: 'ada', email: 'ada@x.example', poi: '', tabs: 1 },
      { uid: 'bob', email: 'bob@x.example', poi: 'stove', tabs: 2 },
    ]);
    expect(otherUsers([...all, of('me', '2', ago(1))], 'me_1', now).map(({ uid }) => uid)).toEqual(['ada', 'bob', 'me']);
  });

  it('leaves out users without a heartbeat for two minutes, or at all', () => {
    expect(otherUsers([of('bob', '1', ago(2)), of('ada', '1', null)], 'me_1', now)).toEqual([]);
    expect(otherUsers([of('bob', '1', ago(1.5))], 'me_1', now)).toHaveLength(1);
  });

  it('hides a tab that crashed within two minutes, and no tab in the background, which beats once a minute', () => {
    expect(presenceTimes.gone + presenceTimes.check).toBeLessThanOrEqual(120_000);
    expect(Math.max(presenceTimes.beat, 60_000)).toBeLessThan(presenceTimes.gone);
  });
});

describe('stalePresences', () => {
  it('are those without a heartbeat for ten minutes', () => {
    expect(stalePresences([of('bob', '1', ago(11)), of('ada', '1', ago(9)), of('eve', '1', null)], now).map(({ uid }) => uid)).toEqual([
      'bob',
    ]);
  });

  it('may be removed by those who write the tour, and by themselves at any time', () => {
    const tour = { public: false, organization: orgId('Acme') };
    const who = (uid: string, role: 'superuser' | 'user') => ({
      uid: userId(uid),
      email: '',
      displayName: '',
      verified: true,
      role,
      organization: orgId('Acme'),
    });
    expect(canRemovePresence(who('ada', 'superuser'), tour, of('bob', '1', ago(11)), now)).toBe(true);
    expect(canRemovePresence(who('ada', 'superuser'), tour, of('bob', '1', ago(1)), now)).toBe(false);
    expect(canRemovePresence(who('ada', 'user'), tour, of('bob', '1', ago(11)), now)).toBe(false);
    expect(canRemovePresence(who('bob', 'user'), tour, of('bob', '1', ago(1)), now)).toBe(true);
    expect(canRemovePresence(null, tour, of('bob', '1', ago(11)), now)).toBe(false);
  });
});
