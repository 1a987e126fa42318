import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { newestFirst, notificationFrom, notificationPath } from './notification';

describe('notificationFrom', () => {
  it('reads any stored document', () => {
    expect(notificationFrom('odd', { kind: 7, at: 'now', read: 'yes', about: null })).toMatchObject({
      kind: 'access',
      at: new Date(0),
      isRead: false,
      about: '',
      author: { uid: '', email: '', name: '' },
      requestedAt: null,
    });
  });
});

describe('notificationPath', () => {
  const about = 'tours/hall 2';

  it.each([
    ['request', about, 'hall_ada', '/dashboard/collaborations'],
    ['request-granted', about, '', '/dashboard/tours/landing/hall%202'],
    ['request-declined', about, '', '/digital-twin/hall%202'],
    ['mention', about, 't1', '/digital-twin/hall%202/play?thread=t1'],
    ['answer', about, 't1', '/digital-twin/hall%202/play?thread=t1'],
    ['proposal', about, 'p1', '/dashboard/tours/versions/hall%202'],
    ['proposal-returned', about, 'p1', '/dashboard/tours/versions/hall%202'],
    ['webhook-failed', 'organizations/Acme', 'w1', '/o/Acme?page=settings/webhooks'],
    ['access', about, '', '/dashboard/tours/landing/hall%202'],
    ['access', 'collections/towers', '', '/collection/towers'],
  ] as const)('of the kind %s about %s leads to the very thing', (kind, path, target, expected) => {
    expect(notificationPath({ kind, about: path, target, organization: orgId('') })).toBe(expected);
  });

  it('of a request leads to the organization whose page it stands on', () => {
    const request = notificationFrom('n', { kind: 'request', about, target: 'hall_ada', organization: 'Acme & Sons' });

    expect(notificationPath(request)).toBe('/o/Acme%20%26%20Sons?page=collaborations');
  });
});

describe('newestFirst', () => {
  it('has the latest at the top', () => {
    const at = (id: string, day: number) => notificationFrom(id, { at: new Date(2026, 1, day) });

    expect(newestFirst([at('old', 1), at('new', 3), at('mid', 2)]).map(({ id }) => id)).toEqual(['new', 'mid', 'old']);
  });
});
