import type { OrgId } from '../ids';
import { isEditor, isGlobalAdmin, isVerified, type Who } from './principals';
import type { Role } from './roles';

export const invitableRoleNames = ['viewer', 'editor', 'admin'] as const;
/** What an invitation to an organization offers. */
export type InvitableRole = (typeof invitableRoleNames)[number];

/** @see ACCESS-027 */
export const defaultInvitableRole: InvitableRole = 'viewer';

/** @see ACCESS-026 */
export const invitableRoleDescriptions: Record<InvitableRole, string> = {
  viewer: 'Can view all tours',
  editor: 'Can view and edit all tours',
  admin: 'Can view, edit, create and delete',
};

/** The role that the accepted invitation gives. @see ACCESS-025 */
export const roleOfInvitation: Record<InvitableRole, Role> = { viewer: 'user', editor: 'superuser', admin: 'ultrauser' };

/** What someone may offer, lowest first: a global admin everything, an ultrauser no admin, everybody else only viewer. @see ACCESS-022 ACCESS-023 ACCESS-024 */
export function invitableRoles(who: Who): readonly InvitableRole[] {
  if (isGlobalAdmin(who)) return invitableRoleNames;
  return who?.role === 'ultrauser' ? ['viewer', 'editor'] : ['viewer'];
}

/** Whether someone may invite to an organization with a role. @see ACCESS-064 */
export const canInvite = (who: Who, organization: OrgId, role: InvitableRole): boolean =>
  (isGlobalAdmin(who) || isEditor(who, organization)) && invitableRoles(who).includes(role);

/**
 * The document id of an invitation to an organization. `-` and `%` of the organization's id are escaped: otherwise "A" with "b-c@x" and
 * "A-b" with "c@x" would share an id, and each could block the other's invitation.
 * @see MODEL-047
 */
export const organizationInvitationId = (organization: OrgId, email: string): string =>
  `org_${organization.replaceAll('%', '%25').replaceAll('-', '%2D')}-${email.toLowerCase()}`;

type Mail = { to: string; organization: OrgId };

/** The proven recipient, and the organization's editors. @see ACCESS-064 */
export const canReadMail = (who: Who, mail: Mail): boolean =>
  isGlobalAdmin(who) || isRecipient(who, mail) || isEditor(who, mail.organization);

/** The organization's editors take an invitation back, and the recipient declines it. @see ACCESS-064 */
export const canRemoveMail = (who: Who, mail: Mail): boolean =>
  isGlobalAdmin(who) || isRecipient(who, mail) || isEditor(who, mail.organization);

/** Whether the invitation is addressed to the proven address of someone. @see ACCESS-064 ACCESS-072 FUNC-023 */
export const isRecipient = (who: Who, mail: Pick<Mail, 'to'>): boolean => isVerified(who) && mail.to.toLowerCase() === who.email;
