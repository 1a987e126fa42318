import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { collaborationFrom, isInvitation, isOlderInvitation, newCollaboration } from './collaborations';

const hall = { id: 'hall', name: 'Hall', organization: orgId('acme') };

describe('collaborationFrom', () => {
  it('reads every field, with defaults for missing ones [MODEL-041]', () => {
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
      openedAt: new Date(4),
      delivery: { state: 'SUCCESS', error: '' },
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
      openedAt: null,
      delivery: null,
    });
  });

  it('knows the levels read and readUpdate and the types tour and collection', () => {
    expect(['read', 'readUpdate', 'own'].map((accessLevel) => collaborationFrom('i', { accessLevel }).accessLevel)).toEqual([
      'read',
      'readUpdate',
      'read',
    ]);
    expect(['tour', 'collection', 'x'].map((type) => collaborationFrom('i', { type }).type)).toEqual(['tour', 'collection', 'tour']);
    expect(collaborationFrom('col_a@b.c_c', {}).type).toBe('collection');
  });

  it('recognizes an older invitation by its address and tour, whatever its id [MODEL-045]', () => {
    const older = collaborationFrom('ada@x.examplehall', { email: 'ada@x.example', tour: 'hall' });

    expect([isInvitation(older), isOlderInvitation(older), older.type]).toEqual([true, true, 'tour']);
    expect(isOlderInvitation({ ...older, id: 'tour_ada@x.example_hall' })).toBe(false);
    expect(isInvitation(collaborationFrom('x', { email: 'ada@x.example' }))).toBe(false);
  });
});

describe('an invitation to a tour in the bin', () => {
  it('is shown by no list until the tour is restored', () => {
    const stored = { email: 'ada@x.example', tour: 'hall' };

    expect(isInvitation(collaborationFrom('tour_ada@x.example_hall', { ...stored, binned: true }))).toBe(false);
    expect(isInvitation(collaborationFrom('tour_ada@x.example_hall', stored))).toBe(true);
  });
});

describe('a new invitation', () => {
  it('is pending, for reading, without editor, under its own id [MODEL-042 MODEL-044]', () => {
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

  it('is read as it was stored, with the two times the writer adds [MODEL-041]', () => {
    const stored = newCollaboration({ type: 'collection', email: 'a@b.c', target: hall, accessLevel: 'readUpdate', expires: new Date(9) });
    const times = { createdAt: new Date(1), timestamp: new Date(1) };

    expect(collaborationFrom(stored.id, { ...stored, ...times })).toEqual({ ...stored, ...times, openedAt: null, delivery: null });
  });

  it('has the language of its email, if it is one', () => {
    const stored = newCollaboration({ type: 'tour', email: 'a@b.c', target: hall, language: 'pt-BR' });

    expect([stored.language, collaborationFrom(stored.id, stored).language]).toEqual(['pt-BR', 'pt-BR']);
    for (const language of [undefined, '', 7, 'German', 'de/x'])
      expect(collaborationFrom(stored.id, { ...stored, language })).not.toHaveProperty('language');
  });
});
