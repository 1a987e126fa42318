import { defaultInvitableRole, type InvitableRole, invitableRoleNames } from '../access/organization-invitations';
import { AppError } from '../app-error';
import { emailAddress, isEmail } from '../email';
import { type OrgId, orgId, type UserId } from '../ids';
import { date, oneOf, record, type Stored, text } from '../stored';
import { invitationId } from './document-ids';
import { type InvitationDelivery, invitationDeliveryFrom } from './invitation-delivery';
import { mailLanguageFrom } from './mail-language';

export const invitationType = 'organization-invitation';

/**
 * An invitation to an organization: `mail/{id}`, which the server also sends as email. Only the server writes `message` and `delivery`; `invitedBy`
 * is the account that invited, '' in older documents. It can be accepted until `expires`; null, as in older documents, means for ever.
 * @see MODEL-046
 */
export type OrganizationInvitation = {
  id: string;
  to: string;
  role: InvitableRole;
  organization: OrgId;
  type: typeof invitationType;
  invitedBy: string;
  expires: Date | null;
  message: { subject: string; text: string; html: string };
  delivery: InvitationDelivery;
  /** The language of its email, a BCP 47 tag; English without one. */
  language?: string;
};

/** Reads a stored invitation; until the server writes its delivery, the email is pending and its message empty. @see MODEL-046 MODEL-049 */
export function organizationInvitationFrom(id: string, stored: Stored): OrganizationInvitation {
  const message = record(stored.message);
  return {
    id,
    to: emailAddress(text(stored.to)),
    role: oneOf(invitableRoleNames, stored.role, defaultInvitableRole),
    organization: orgId(text(stored.organization)),
    type: invitationType,
    invitedBy: text(stored.invitedBy),
    expires: date(stored.expires),
    message: { subject: text(message.subject), text: text(message.text), html: text(message.html) },
    delivery: invitationDeliveryFrom(stored, pending),
    ...mailLanguageFrom(stored.language),
  };
}

/** For how many days a new invitation to an organization can be accepted, unless another end is chosen. */
const invitationDays = 30;

/** When an invitation that is sent now ends. */
export const defaultInvitationEnd = (now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + invitationDays, 23, 59);

const pending: InvitationDelivery = { state: 'PENDING', error: '' };

/**
 * The document of a new invitation to an organization, with its id. The server writes the email.
 * @param invitedBy the account that invites
 * @throws AppError `invalid-argument` if the address or the organization is missing or invalid
 * @see MODEL-046 MODEL-047 COLLAB-024 COLLAB-025 COLLAB-026
 */
export function newOrganizationInvitation({
  organization,
  to,
  role = defaultInvitableRole,
  invitedBy,
  expires,
  language,
}: {
  organization: OrgId;
  to: string;
  role?: InvitableRole;
  invitedBy: UserId;
  expires: Date | null;
  language?: string;
}): Omit<OrganizationInvitation, 'message' | 'delivery'> {
  const address = emailAddress(to);
  if (!isEmail(address)) throw new AppError('invalid-argument', 'Invalid email');
  if (organization.trim() === '') throw new AppError('invalid-argument', 'Invalid organization');
  if (invitedBy === '') throw new AppError('invalid-argument', 'Sign in to invite somebody.');
  return {
    id: invitationId(organization, address),
    to: address,
    role,
    organization,
    type: invitationType,
    invitedBy,
    expires,
    ...(language !== undefined && { language }),
  };
}
