import { defaultInvitableRole, type InvitableRole, invitableRoleNames } from '../access/organization-invitations';
import { AppError } from '../app-error';
import { emailAddress, isEmail } from '../email';
import { type OrgId, orgId } from '../ids';
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

/** An invitation to an organization: `mail/{id}`, which the server also sends. `delivery` is written by the server alone. @see MODEL-046 */
export type OrganizationInvitation = {
  id: string;
  to: string;
  role: InvitableRole;
  organization: OrgId;
  type: typeof invitationType;
  message: { subject: string; text: string; html: string };
  delivery: { state: DeliveryState; error: string };
};

/** Reads a stored invitation; the mail is pending until the server writes about its delivery. @see MODEL-046 MODEL-049 */
export function organizationInvitationFrom(id: string, stored: Stored): OrganizationInvitation {
  const message = record(stored.message);
  return {
    id,
    to: emailAddress(text(stored.to)),
    role: oneOf(invitableRoleNames, stored.role, defaultInvitableRole),
    organization: orgId(text(stored.organization)),
    type: invitationType,
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
 * What is stored to invite an address to an organization, under its id, with the words of the mail.
 * @param link where the invited person signs in to accept
 * @throws AppError `invalid-argument` when the address or the organization is missing or none
 * @see MODEL-046 MODEL-047 COLLAB-024 COLLAB-025 COLLAB-026
 */
export function newOrganizationInvitation({
  organization,
  to,
  role = defaultInvitableRole,
  link,
}: {
  organization: { id: OrgId; name: string };
  to: string;
  role?: InvitableRole;
  link: string;
}): Omit<OrganizationInvitation, 'delivery'> {
  const address = emailAddress(to);
  if (!isEmail(address)) throw new AppError('invalid-argument', 'Invalid email');
  if (organization.id.trim() === '' || organization.name.trim() === '') throw new AppError('invalid-argument', 'Invalid organization');
  if (link === '') throw new AppError('invalid-argument', 'The address to sign in at is missing.');
  return {
    id: invitationId(organization.id, address),
    to: address,
    role,
    organization: organization.id,
    type: invitationType,
    message: invitationMessage(organization.name, role, link),
  };
}

const as: Record<InvitableRole, string> = { viewer: 'a viewer', editor: 'an editor', admin: 'an admin' };

function invitationMessage(name: string, role: InvitableRole, link: string): OrganizationInvitation['message'] {
  const subject = `${name.replace(/\s+/g, ' ')} invites you to Loggia`;
  return {
    subject,
    text: `You are invited to join ${name} as ${as[role]}.\n\nSign in with this address to accept: ${link}\n\nIf you did not expect this, do nothing.`,
    html: [
      `<p>You are invited to join <strong>${escaped(name)}</strong> as ${as[role]}.</p>`,
      `<p><a href="${escaped(link)}">Sign in with this address to accept</a></p>`,
      '<p>If you did not expect this, do nothing.</p>',
    ].join('\n'),
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
