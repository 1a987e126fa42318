import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import { canDeletePoiList, canEditOlderTour, canOpenOlderTour, canReadPublished, canUpdatePoiList, olderTourRefusal } from './older-tours';
import type { Who } from './principals';
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
} satisfies Record<string, Who>;
const open = { id: orgId('acme'), status: true };
const closed = { ...open, status: false };
const those = (may: (who: Who) => boolean) => Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

describe('an older tour', () => {
  it('ACCESS-048 is opened by members while the organization is open, and by global admins always', () => {
    expect(those((who) => canOpenOlderTour(who, open))).toEqual(['viewer', 'editor', 'orgAdmin', 'admin']);
    expect(those((who) => canOpenOlderTour(who, closed))).toEqual(['admin']);
  });

  it('ACCESS-048 ACCESS-071 is edited by editors while the organization is open', () => {
    expect(those((who) => canEditOlderTour(who, open))).toEqual(['editor', 'orgAdmin', 'admin']);
    expect(those((who) => canEditOlderTour(who, closed))).toEqual(['admin']);
  });

  it('ACCESS-049 tells others that they may not see it', () => {
    expect(olderTourRefusal).toBe('Missing permission to view this content.');
  });
});

describe('an older PoI list', () => {
  it.each(['editor', 'Editor@acme.example'])(
    'ACCESS-051 signed %s is changed by its author alone, and deleted by global admins too',
    (user) => {
      expect(those((who) => canUpdatePoiList(who, open, { user }))).toEqual(['editor']);
      expect(those((who) => canDeletePoiList(who, open, { user }))).toEqual(['editor', 'admin']);
      expect(those((who) => canDeletePoiList(who, closed, { user }))).toEqual(['admin']);
    },
  );

  it('ACCESS-051 of a viewer is out of their reach', () => {
    expect(those((who) => canUpdatePoiList(who, open, { user: 'viewer' }))).toEqual([]);
  });
});

it('ACCESS-050 ACCESS-068 a snapshot is for members, and public ones for anyone', () => {
  expect(those((who) => canReadPublished(who, { public: true }, open))).toEqual(Object.keys(people));
  expect(those((who) => canReadPublished(who, { public: false }, open))).toEqual(['viewer', 'editor', 'orgAdmin', 'admin']);
});
