import { describe, expect, it } from 'vitest';
import type { Stored } from '../stored';
import { collaborationFrom } from './collaborations';
import { type InvitationSort, invitationGroups } from './invitation-groups';

const invite = (type: 'tour' | 'collection', tour: string, email: string, stored: Stored = {}) =>
  collaborationFrom(`${tour}${email}`, { type, tour, tourName: tour.toUpperCase(), email, ...stored });

describe('invitationGroups', () => {
  it('groups the invitations of one type by target, sorted [COLLAB-004]', () => {
    const all = [
      invite('tour', 'b', 'z@x.y'),
      invite('tour', 'a', 'm@x.y'),
      invite('tour', 'b', 'c@x.y'),
      invite('collection', 'a', 'q@x.y'),
      collaborationFrom('odd', {}),
    ];

    expect(invitationGroups(all, 'tour').map(({ name, invitations }) => [name, invitations.map(({ email }) => email)])).toEqual([
      ['A', ['m@x.y']],
      ['B', ['c@x.y', 'z@x.y']],
    ]);
    expect(invitationGroups(all, 'collection')).toHaveLength(1);
  });

  it('finds addresses, and all of a target whose name matches', () => {
    const all = [invite('tour', 'hall', 'ada@x.y'), invite('tour', 'hall', 'bo@x.y'), invite('tour', 'mill', 'hal@x.y')];
    const emails = (search: string) =>
      invitationGroups(all, 'tour', { search }).flatMap((group) => group.invitations.map(({ email }) => email));

    expect(emails('ADA')).toEqual(['ada@x.y']);
    expect(emails('hal')).toEqual(['ada@x.y', 'bo@x.y', 'hal@x.y']);
    expect(emails('nobody')).toEqual([]);
  });

  it.each<[InvitationSort, string[]]>([
    ['name', ['a', 'b', 'c', 'd']],
    ['access', ['c', 'a', 'b', 'd']],
    ['end', ['d', 'b', 'a', 'c']],
    ['opened', ['b', 'a', 'c', 'd']],
  ])('sorts by %s', (sort, order) => {
    const all = [
      invite('tour', 'hall', 'd@x.y', { expires: new Date(1) }),
      invite('tour', 'hall', 'c@x.y', { accessLevel: 'readUpdate' }),
      invite('tour', 'hall', 'b@x.y', { expires: new Date(2), openedAt: new Date(9) }),
      invite('tour', 'hall', 'a@x.y', { openedAt: new Date(5) }),
    ];

    expect(invitationGroups(all, 'tour', { sort })[0]?.invitations.map(({ email }) => email[0])).toEqual(order);
  });
});
