import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { collaborationFrom, invitationGroups, isInvitation, isOlderInvitation, newCollaboration } from './collaborations';

const hall = { id: 'hall', name: 'Hall', organization: orgId('acme') };

describe('collaborationFrom', () => {
  it('MODEL-041 reads every field, and gives defaults for what is missing', () => {
    const stored = {
      email: 'Ada@x.example',
      tour: 'hall',
      tourName: 'Hall',
      organization: 'acme',
      accepted: true,
      status: 'accepted',
      editor: true,
      createdAt: new Date(1),
      timestamp: new Date(2),
      expires: new Date(3),
      accessLevel: 'readUpdate',
      type: 'collection',
    };

    expect(collaborationFrom('i', stored)).toEqual({ ...stored, id: 'i', email: 'ada@x.example' });
    expect(collaborationFrom('i', {})).toEqual({
      id: 'i',
      email: '',
      tour: '',
      tourName: '',
      organization: '',
      accepted: false,
      status: 'pending',
      editor: false,
      createdAt: null,
      timestamp: null,
      expires: null,
      accessLevel: 'read',
      type: 'tour',
    });
  });

  it('MODEL-043 knows the levels read and readUpdate and the types tour and collection', () => {
    expect(['read', 'readUpdate', 'own'].map((accessLevel) => collaborationFrom('i', { accessLevel }).accessLevel)).toEqual([
      'read',
      'readUpdate',
      'read',
    ]);
    expect(['tour', 'collection', 'x'].map((type) => collaborationFrom('i', { type }).type)).toEqual(['tour', 'collection', 'tour']);
    expect(collaborationFrom('col_a@b.c_c', {}).type).toBe('collection');
  });

  it('MODEL-045 recognises an older invite by its address and tour, whatever its id', () => {
    const older = collaborationFrom('ada@x.examplehall', { email: 'ada@x.example', tour: 'hall' });

    expect([isInvitation(older), isOlderInvitation(older), older.type]).toEqual([true, true, 'tour']);
    expect(isOlderInvitation({ ...older, id: 'tour_ada@x.example_hall' })).toBe(false);
    expect(isInvitation(collaborationFrom('x', { email: 'ada@x.example' }))).toBe(false);
  });
});

describe('a new invitation', () => {
  it('MODEL-042 MODEL-044 is pending, for reading, without editor, under its own id', () => {
    expect(newCollaboration({ type: 'tour', email: 'Ada@X.example', target: hall })).toEqual({
      id: 'tour_ada@x.example_hall',
      email: 'ada@x.example',
      tour: 'hall',
      tourName: 'Hall',
      organization: 'acme',
      accepted: false,
      status: 'pending',
      editor: false,
      expires: null,
      accessLevel: 'read',
      type: 'tour',
    });
  });

  it('MODEL-041 is read as it was stored, with the two times the writer adds', () => {
    const stored = newCollaboration({ type: 'collection', email: 'a@b.c', target: hall, accessLevel: 'readUpdate', expires: new Date(9) });
    const times = { createdAt: new Date(1), timestamp: new Date(1) };

    expect(collaborationFrom(stored.id, { ...stored, ...times })).toEqual({ ...stored, ...times });
  });
});

describe('invitationGroups', () => {
  it('are by what they open, in order, of one kind', () => {
    const invite = (type: 'tour' | 'collection', tour: string, email: string) =>
      collaborationFrom(`${tour}${email}`, { type, tour, tourName: tour.toUpperCase(), email });
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
});
