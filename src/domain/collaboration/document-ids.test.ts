import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { collaborationId, collaboratorId, invitationId, kindOfInvitation } from './document-ids';

describe('ids of invitations', () => {
  it('consist of tour_ or col_, the address in lower case, and the target [MODEL-044]', () => {
    expect(collaborationId('tour', ' Ada@Acme.Example', 'hall')).toBe('tour_ada@acme.example_hall');
    expect(collaborationId('collection', 'ada@acme.example', 'c1')).toBe('col_ada@acme.example_c1');
  });

  it('to organizations are org_, the organization and the address [MODEL-047]', () => {
    expect(invitationId(orgId('Acme Ltd'), 'Ada@x.example')).toBe('org_Acme Ltd-ada@x.example');
  });

  it('show their kind by prefix, except older ones [MODEL-044]', () => {
    expect(['tour_a@b.c_t', 'col_a@b.c_c', 'org_o-a@b.c', 'a@b.c-t', ''].map(kindOfInvitation)).toEqual([
      'tour',
      'collection',
      'organization',
      null,
      null,
    ]);
  });

  it('of collaborators are the address', () => {
    expect(collaboratorId('Ada@x.example')).toBe('ada@x.example');
  });

  it('are rejected if a part is missing or invalid', () => {
    expect(() => collaborationId('tour', 'a/b@x.example', 't')).toThrow('Invalid email address');
    expect(() => collaborationId('tour', 'ada', 't')).toThrow('Invalid email address');
    expect(() => collaborationId('tour', 'a@b.c', '')).toThrow('The tour is missing.');
    expect(() => collaborationId('collection', 'a@b.c', '../x')).toThrow('The collection cannot be used in an address.');
    expect(() => invitationId(orgId(''), 'a@b.c')).toThrow('The organization is missing.');
  });
});
