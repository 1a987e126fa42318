import { collectionInvitationId, tourInvitationId } from '../access/invitations';
import { organizationInvitationId } from '../access/organization-invitations';
import { AppError } from '../app-error';
import { emailAddress, isEmail } from '../email';
import { type OrgId, tourId } from '../ids';
import { pathPart } from '../path-part';

/** What an invitation is to. @see MODEL-043 */
export type InvitedTo = 'tour' | 'collection';

/**
 * The id of an address's invitation to a tour or collection: `tour_{email}_{tour}` or `col_{email}_{collection}`.
 * @throws AppError `invalid-argument` if the address is invalid, or a part cannot be used in an id
 * @see MODEL-044
 */
export function collaborationId(type: InvitedTo, email: string, target: string): string {
  const id = pathPart(target, type === 'tour' ? 'The tour' : 'The collection');
  return type === 'tour' ? tourInvitationId(addressPart(email), tourId(id)) : collectionInvitationId(addressPart(email), id);
}

/** The id of an address's invitation to an organization: `org_{organization}-{email}`. @throws AppError `invalid-argument` as above @see MODEL-047 */
export const invitationId = (organization: OrgId, email: string): string => {
  pathPart(organization, 'The organization');
  return organizationInvitationId(organization, addressPart(email));
};

/** The id of an address in an organization's collaborators: the address itself. @throws AppError `invalid-argument` as above @see MODEL-048 */
export const collaboratorId = (email: string): string => addressPart(email);

const kinds = { tour_: 'tour', col_: 'collection', org_: 'organization' } as const;

/** The kind of invitation that an id is for; null for older ids. @see MODEL-044 MODEL-045 */
export function kindOfInvitation(id: string): InvitedTo | 'organization' | null {
  const prefix = (['tour_', 'col_', 'org_'] as const).find((candidate) => id.startsWith(candidate));
  return prefix ? kinds[prefix] : null;
}

function addressPart(email: string): string {
  const address = emailAddress(email);
  if (!isEmail(address)) throw new AppError('invalid-argument', 'Invalid email address');
  return pathPart(address, 'The email address');
}
