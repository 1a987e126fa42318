import type { OrgId } from '../ids';
import { type CurrentUser, isEditor, isGlobalAdmin, isVerified } from './principals';
import type { Role } from './roles';

export const invitableRoleNames = ['viewer', 'editor', 'admin'] as const;
/** Roles that an invitation to an organization can offer. */
export type InvitableRole = (typeof invitableRoleNames)[number];

/** @see ACCESS-027 */
export const defaultInvitableRole: InvitableRole = 'viewer';

/** @see ACCESS-026 */
export const invitableRoleDescriptions: Record<InvitableRole, string> = {
  viewer: 'Can view all tours',
  editor: 'Can view and edit all tours',
  admin: 'Can view, edit, create and delete',
};

/** The role that a user gets when they accept the invitation. @see ACCESS-025 */
export const roleOfInvitation: Record<InvitableRole, Role> = { viewer: 'user', editor: 'superuser', admin: 'ultrauser' };

/**
 * Roles the user may offer, lowest first: a global admin all, an ultrauser all but admin, everybody else only viewer.
 * @see ACCESS-022 ACCESS-023 ACCESS-024
 */
export function invitableRoles(user: CurrentUser): readonly InvitableRole[] {
  if (isGlobalAdmin(user)) return invitableRoleNames;
  return user?.role === 'ultrauser' ? ['viewer', 'editor'] : ['viewer'];
}

/** Whether the user can invite to an organization with this role. @see ACCESS-064 */
export const canInvite = (user: CurrentUser, organization: OrgId, role: InvitableRole): boolean =>
  (isGlobalAdmin(user) || isEditor(user, organization)) && invitableRoles(user).includes(role);

/**
 * The document id of an invitation to an organization. `-` and `%` in the organization's id are escaped: otherwise "A" with "b-c@x" and "A-b" with
 * "c@x" would share an id, and each could block the other's invitation.
 * @see MODEL-047
 */
export const organizationInvitationId = (organization: OrgId, email: string): string =>
  `org_${organization.replaceAll('%', '%25').replaceAll('-', '%2D')}-${email.toLowerCase()}`;

type Mail = { to: string; organization: OrgId };

/** Allowed for the verified recipient, and for the organization's editors. @see ACCESS-064 */
export const canReadMail = (user: CurrentUser, mail: Mail): boolean =>
  isGlobalAdmin(user) || isRecipient(user, mail) || isEditor(user, mail.organization);

/** The organization's editors can revoke an invitation; the recipient can decline it. @see ACCESS-064 */
export const canRemoveMail = (user: CurrentUser, mail: Mail): boolean =>
  isGlobalAdmin(user) || isRecipient(user, mail) || isEditor(user, mail.organization);

/** Whether the invitation is addressed to the user's verified address. @see ACCESS-064 ACCESS-072 FUNC-023 */
export const isRecipient = (user: CurrentUser, mail: Pick<Mail, 'to'>): boolean => isVerified(user) && mail.to.toLowerCase() === user.email;
