import { defaultInvitableRole, type InvitableRole, invitableRoleNames } from '../access/organization-invitations';
import { AppError } from '../app-error';
import { emailAddress, isEmail } from '../email';
import { type OrgId, orgId, type UserId } from '../ids';
import { oneOf, record, type Stored, text } from '../stored';
import { invitationId } from './document-ids';

export const invitationType = 'organization-invitation';

/** How far the mail got; whatever the mailer says that we do not know counts as an error. @see MODEL-049 */
export type DeliveryState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/** What the inviting side reads of it. @see COLLAB-038 MODEL-049 */
export const deliveryWords: Record<DeliveryState, string> = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  SUCCESS: 'Delivered',
  ERROR: 'Not delivered',
};

/**
 * An invitation to an organization: `mail/{id}`, which the server also sends. `message` and `delivery` are written by the server alone; `invitedBy`
 * is the account that invited, '' in older documents.
 * @see MODEL-046
 */
export type OrganizationInvitation = {
  id: string;
  to: string;
  role: InvitableRole;
  organization: OrgId;
  type: typeof invitationType;
  invitedBy: string;
  message: { subject: string; text: string; html: string };
  delivery: { state: DeliveryState; error: string };
};

/** Reads a stored invitation; the mail is pending, and its message empty, until the server writes about its delivery. @see MODEL-046 MODEL-049 */
export function organizationInvitationFrom(id: string, stored: Stored): OrganizationInvitation {
  const message = record(stored.message);
  return {
    id,
    to: emailAddress(text(stored.to)),
    role: oneOf(invitableRoleNames, stored.role, defaultInvitableRole),
    organization: orgId(text(stored.organization)),
    type: invitationType,
    invitedBy: text(stored.invitedBy),
    message: { subject: text(message.subject), text: text(message.text), html: text(message.html) },
    delivery: deliveryFrom(stored.delivery),
  };
}

function deliveryFrom(stored: unknown): OrganizationInvitation['delivery'] {
  const { state, error } = record(stored);
  const known = oneOf(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR'], state, 'ERROR');
  return { state: state === undefined || state === null ? 'PENDING' : known, error: text(error) };
}

/**
 * What is stored to invite an address to an organization, under its id. The server writes the mail.
 * @param invitedBy the account that invites
 * @throws AppError `invalid-argument` when the address or the organization is missing or none
 * @see MODEL-046 MODEL-047 COLLAB-024 COLLAB-025 COLLAB-026
 */
export function newOrganizationInvitation({
  organization,
  to,
  role = defaultInvitableRole,
  invitedBy,
}: {
  organization: OrgId;
  to: string;
  role?: InvitableRole;
  invitedBy: UserId;
}): Omit<OrganizationInvitation, 'message' | 'delivery'> {
  const address = emailAddress(to);
  if (!isEmail(address)) throw new AppError('invalid-argument', 'Invalid email');
  if (organization.trim() === '') throw new AppError('invalid-argument', 'Invalid organization');
  if (invitedBy === '') throw new AppError('invalid-argument', 'Sign in to invite somebody.');
  return { id: invitationId(organization, address), to: address, role, organization, type: invitationType, invitedBy };
}
