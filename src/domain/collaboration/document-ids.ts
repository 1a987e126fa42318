import { collectionInvitationId, tourInvitationId } from '../access/invitations';
import { organizationInvitationId } from '../access/organization-invitations';
import { AppError } from '../app-error';
import { emailAddress, isEmail } from '../email';
import { type OrgId, tourId } from '../ids';
import { pathPart } from '../path-part';

/** What an invitation opens. @see MODEL-043 */
export type InvitedTo = 'tour' | 'collection';

/**
 * The id of the invitation of an address to a tour or collection: `tour_{email}_{tour}` or `col_{email}_{collection}`.
 * @throws AppError `invalid-argument` when the address is none, or a part cannot stand in an id
 * @see MODEL-044
 */
export function collaborationId(type: InvitedTo, email: string, target: string): string {
  const id = pathPart(target, type === 'tour' ? 'The tour' : 'The collection');
  return type === 'tour' ? tourInvitationId(addressPart(email), tourId(id)) : collectionInvitationId(addressPart(email), id);
}

/**
 * The id of the invitation of an address to an organization: `org_{organization}-{email}`.
 * @throws AppError `invalid-argument` as above
 * @see MODEL-047
 */
export const invitationId = (organization: OrgId, email: string): string => {
  pathPart(organization, 'The organization');
  return organizationInvitationId(organization, addressPart(email));
};

/**
 * The id of an address among the collaborators of an organization: the address itself.
 * @throws AppError `invalid-argument` as above
 * @see MODEL-048
 */
export const collaboratorId = (email: string): string => addressPart(email);

const kinds = { tour_: 'tour', col_: 'collection', org_: 'organization' } as const;

/** What the id of an invitation says that it opens; null for the older ones, which say nothing. @see MODEL-044 MODEL-045 */
export function kindOfInvitation(id: string): InvitedTo | 'organization' | null {
  const prefix = (['tour_', 'col_', 'org_'] as const).find((known) => id.startsWith(known));
  return prefix ? kinds[prefix] : null;
}

function addressPart(email: string): string {
  const address = emailAddress(email);
  if (!isEmail(address)) throw new AppError('invalid-argument', 'Invalid email address');
  return pathPart(address, 'The email address');
}
