import type { DocumentReference } from 'firebase-admin/firestore';
import { organizationInvitationId } from '../../src/domain/access/organization-invitations';
import { orgId } from '../../src/domain/ids';
import { randomIdentifier } from '../../src/domain/random';
import { anOrganization, removedAfterwards, somebody, store } from './administrator';

export const anAddress = () => `${randomIdentifier().toLowerCase()}@people.example`;

export type Inviter = { organization: string; uid: string; email: string };

/** Somebody who may invite, in an organization of its own. */
export async function anInviter(role = 'ultrauser'): Promise<Inviter> {
  const organization = await anOrganization();
  const { uid, email } = await somebody({ organization, role });
  removedAfterwards(`mailCounts/organization_${organization}`);
  removedAfterwards(`mailCounts/sender_${uid}`);
  return { organization, uid, email };
}

/** Where an invitation is stored. Outside of `mail/` nothing delivers it but the test itself. */
export const invitationRef = (organization: string, to: string, collection = 'mail'): DocumentReference =>
  store().doc(removedAfterwards(`${collection}/${organizationInvitationId(orgId(organization), to)}`));

/** What a client stores to invite. */
export const invitationOf = ({ organization, uid }: Pick<Inviter, 'organization' | 'uid'>, to: string, changes: object = {}) => ({
  id: organizationInvitationId(orgId(organization), to),
  to,
  role: 'viewer',
  organization,
  type: 'organization-invitation',
  invitedBy: uid,
  ...changes,
});
