import { describe, expect, it } from 'vitest';
import { canRemovePresence } from './access/presence';
import { orgId, userId } from './ids';
import { forgottenAmong, othersAmong, presenceFrom, presenceId } from './presence';

const now = new Date('2026-05-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const of = (uid: string, tab: string, seen: unknown, poi = '') =>
  presenceFrom(presenceId({ uid: userId(uid), tab }), { uid, email: `${uid}@x.example`, poi, seen });

describe('othersAmong', () => {
  it('names each of the others once, with how many tabs, and where they turned to last', () => {
    const all = [of('me', '1', ago(0)), of('bob', '1', ago(3), 'door'), of('bob', '2', ago(1), 'stove'), of('ada', '1', ago(2))];

    expect(othersAmong(all, 'me_1', now)).toEqual([
      { uid: 'ada', email: 'ada@x.example', poi: '', tabs: 1 },
      { uid: 'bob', email: 'bob@x.example', poi: 'stove', tabs: 2 },
    ]);
    expect(othersAmong([...all, of('me', '2', ago(1))], 'me_1', now).map(({ uid }) => uid)).toEqual(['ada', 'bob', 'me']);
  });

  it('leaves out who was not heard of for five minutes, or not yet', () => {
    expect(othersAmong([of('bob', '1', ago(6)), of('ada', '1', null)], 'me_1', now)).toEqual([]);
    expect(othersAmong([of('bob', '1', ago(4))], 'me_1', now)).toHaveLength(1);
  });
});

describe('forgottenAmong', () => {
  it('are those who were not heard of for ten minutes', () => {
    expect(forgottenAmong([of('bob', '1', ago(11)), of('ada', '1', ago(9)), of('eve', '1', null)], now).map(({ uid }) => uid)).toEqual([
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
