import { describe, expect, it } from 'vitest';
import { orgId } from '../ids';
import { identityFrom } from './identity';
import {
  canInvite,
  canReadMail,
  canRemoveMail,
  defaultInvitableRole,
  invitableRoleDescriptions,
  invitableRoleNames,
  invitableRoles,
  isRecipient,
  organizationInvitationId,
  roleOfInvitation,
} from './organization-invitations';
import type { CurrentUser } from './principals';
import type { Claims } from './roles';

const acme = orgId('acme');
const as = (claims: Claims, email = 'm@acme.example') => identityFrom({ uid: 'u', email, displayName: null }, claims);
const people = {
  visitor: null,
  viewer: as({ organization: 'acme', role: 'user' }),
  editor: as({ organization: 'acme', role: 'superuser' }),
  orgAdmin: as({ organization: 'acme', role: 'ultrauser' }),
  other: as({ organization: 'globex', role: 'ultrauser' }),
  invited: as({ email_verified: true }, 'New@x.example'),
  unproven: as({}, 'new@x.example'),
  admin: as({ admin: true }),
} satisfies Record<string, CurrentUser>;
const those = (may: (who: CurrentUser) => boolean) => Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

describe('an invitation to an organization', () => {
  it('offers only roles that the sender may give [ACCESS-022 ACCESS-023 ACCESS-024]', () => {
    expect(invitableRoles(people.admin)).toEqual(['viewer', 'editor', 'admin']);
    expect(invitableRoles(people.orgAdmin)).toEqual(['viewer', 'editor']);
    expect(invitableRoles(people.editor)).toEqual(['viewer']);
    expect(invitableRoles(people.viewer)).toEqual(['viewer']);
  });

  it('is sent by editors of that organization [ACCESS-064]', () => {
    expect(those((who) => canInvite(who, acme, 'viewer'))).toEqual(['editor', 'orgAdmin', 'admin']);
    expect(those((who) => canInvite(who, acme, 'editor'))).toEqual(['orgAdmin', 'admin']);
    expect(those((who) => canInvite(who, acme, 'admin'))).toEqual(['admin']);
  });

  it('makes a viewer a user, an editor a superuser, and an admin an ultrauser [ACCESS-025]', () => {
    expect(invitableRoleNames.map((name) => roleOfInvitation[name])).toEqual(['user', 'superuser', 'ultrauser']);
  });

  it('has descriptions, and offers viewer by default [ACCESS-026 ACCESS-027]', () => {
    expect(invitableRoleDescriptions).toEqual({
      viewer: 'Can view all tours',
      editor: 'Can view and edit all tours',
      admin: 'Can view, edit, create and delete',
    });
    expect(defaultInvitableRole).toBe('viewer');
  });

  it('is read by its proven recipient and by editors, and removed by all of them [ACCESS-064 ACCESS-072]', () => {
    const mail = { to: 'new@X.example', organization: acme };

    expect(those((who) => isRecipient(who, mail))).toEqual(['invited']);
    expect(those((who) => canReadMail(who, mail))).toEqual(['editor', 'orgAdmin', 'invited', 'admin']);
    expect(those((who) => canRemoveMail(who, mail))).toEqual(['editor', 'orgAdmin', 'invited', 'admin']);
  });

  it('has an id with the address in lower case [ACCESS-072]', () => {
    expect(organizationInvitationId(acme, 'New@X.example')).toBe('org_acme-new@x.example');
  });

  it('has an id of its own for each organization and address [MODEL-047]', () => {
    const ids = [
      organizationInvitationId(orgId('Northlight'), 'east-x@y.example'),
      organizationInvitationId(orgId('Northlight-east'), 'x@y.example'),
      organizationInvitationId(orgId('Northlight%2Deast'), 'x@y.example'),
    ];

    expect(ids).toEqual(['org_Northlight-east-x@y.example', 'org_Northlight%2Deast-x@y.example', 'org_Northlight%252Deast-x@y.example']);
  });
});
