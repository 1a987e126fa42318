import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import { canDeletePoiList, canEditOlderTour, canOpenOlderTour, canReadPublished, canUpdatePoiList, olderTourDenial } from './older-tours';
import type { CurrentUser } from './principals';
import type { Claims } from './roles';

const as = (claims: Claims, uid = 'u', email = `${uid}@acme.example`) => identityFrom({ uid, email, displayName: null }, claims);
const people = {
  visitor: null,
  stranger: as({}, 'stranger'),
  viewer: as({ organization: 'acme', email_verified: true }, 'viewer'),
  editor: as({ organization: 'acme', role: 'superuser', email_verified: true }, 'editor'),
  orgAdmin: as({ organization: 'acme', role: 'ultrauser' }, 'orgAdmin'),
  other: as({ organization: 'globex', role: 'ultrauser' }, 'other'),
  admin: as({ admin: true }, 'admin'),
} satisfies Record<string, CurrentUser>;
const open = { id: orgId('acme'), status: true };
const closed = { ...open, status: false };
const those = (may: (who: CurrentUser) => boolean) => Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

describe('an older tour', () => {
  it('is opened by members while the organization is open, and by global admins always [ACCESS-048]', () => {
    expect(those((who) => canOpenOlderTour(who, open))).toEqual(['viewer', 'editor', 'orgAdmin', 'admin']);
    expect(those((who) => canOpenOlderTour(who, closed))).toEqual(['admin']);
  });

  it('is edited by editors while the organization is open [ACCESS-048 ACCESS-071]', () => {
    expect(those((who) => canEditOlderTour(who, open))).toEqual(['editor', 'orgAdmin', 'admin']);
    expect(those((who) => canEditOlderTour(who, closed))).toEqual(['admin']);
  });

  it('shows a message to users without permission [ACCESS-049]', () => {
    expect(olderTourDenial).toBe('Missing permission to view this content.');
  });
});

describe('an older PoI list', () => {
  it.each(['editor', 'Editor@acme.example'])(
    'signed %s is changed by its author alone, and deleted by global admins too [ACCESS-051]',
    (user) => {
      expect(those((who) => canUpdatePoiList(who, open, { user }))).toEqual(['editor']);
      expect(those((who) => canDeletePoiList(who, open, { user }))).toEqual(['editor', 'admin']);
      expect(those((who) => canDeletePoiList(who, closed, { user }))).toEqual(['admin']);
    },
  );

  it('cannot be changed by a viewer [ACCESS-051]', () => {
    expect(those((who) => canUpdatePoiList(who, open, { user: 'viewer' }))).toEqual([]);
  });
});

it('a snapshot is for members, and public ones for anyone [ACCESS-050 ACCESS-068]', () => {
  expect(those((who) => canReadPublished(who, { public: true }, open))).toEqual(Object.keys(people));
  expect(those((who) => canReadPublished(who, { public: false }, open))).toEqual(['viewer', 'editor', 'orgAdmin', 'admin']);
});
