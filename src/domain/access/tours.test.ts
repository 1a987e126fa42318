import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import type { Claims } from './roles';
import { canRead, canShare, canWrite } from './tours';

const as = (claims: Claims) => identityFrom({ uid: 'u', email: 'u@x.example', displayName: null }, claims);
const privateTour = { public: false, organization: orgId('acme') };
const publicTour = { public: true, organization: orgId('acme') };
const nobodys = { public: false, organization: orgId('') };

const who = {
  visitor: null,
  stranger: as({}),
  otherUltrauser: as({ organization: 'other', role: 'ultrauser' }),
  viewer: as({ organization: 'acme', role: 'user' }),
  editor: as({ organization: 'acme', role: 'superuser' }),
  orgAdmin: as({ organization: 'acme', role: 'ultrauser' }),
  admin: as({ admin: true }),
};
const those = (may: (name: keyof typeof who) => boolean) => (Object.keys(who) as (keyof typeof who)[]).filter(may);

describe('a tour', () => {
  it('ACCESS-043 is read by its members and admins, and by anyone when it is public', () => {
    expect(those((name) => canRead(who[name], privateTour))).toEqual(['viewer', 'editor', 'orgAdmin', 'admin']);
    expect(those((name) => canRead(who[name], publicTour))).toEqual(Object.keys(who));
  });

  it('ACCESS-036 ACCESS-038 is written by editors and admins of its organization and by global admins', () => {
    expect(those((name) => canWrite(who[name], publicTour))).toEqual(['editor', 'orgAdmin', 'admin']);
  });

  it('ACCESS-042 is shared by members and admins', () => {
    expect(those((name) => canShare(who[name], publicTour))).toEqual(['viewer', 'editor', 'orgAdmin', 'admin']);
  });

  it('of no organization is nobody’s, also not of those without one', () => {
    expect(those((name) => canRead(who[name], nobodys))).toEqual(['admin']);
  });
});
