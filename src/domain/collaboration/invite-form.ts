import * as z from 'zod/mini';
import { accessLevels } from '../access/invitations';
import { invitableRoleNames } from '../access/organization-invitations';
import { emailAddress, isEmail } from '../email';
import { idLimit } from '../limits';

const inviteeEmail = (message: string) =>
  z.pipe(z.string(), z.pipe(z.transform(emailAddress), z.string().check(z.refine(isEmail, message))));

/** One card of the invite flow: an address and its permissions. @see COLLAB-017 ACCESS-033 */
export const permissionCard = z.strictObject({
  email: inviteeEmail('Please enter a valid email address'),
  accessLevel: z.enum(accessLevels),
  expires: z.nullable(z.date()),
});

export type PermissionCard = z.infer<typeof permissionCard>;

/** What 'Send Invites' submits for a tour or collection. @see COLLAB-018 COLLAB-019 */
export const inviteForm = z
  .array(permissionCard)
  .check(z.minLength(1, 'No emails selected'), z.maxLength(500, 'Invite at most 500 people at once.'));

/** The form for an invitation to an organization. @see COLLAB-021 COLLAB-024 COLLAB-025 COLLAB-027 */
export const organizationInviteForm = z.strictObject({
  to: inviteeEmail('Invalid email'),
  organization: z.string().check(z.minLength(1, 'Invalid organization'), z.maxLength(idLimit)),
  role: z.enum(invitableRoleNames),
});

/** A card for each address, as shown after 'Continue': read access, no expiry. @see COLLAB-017 ACCESS-033 */
export const cardsFor = (addresses: readonly string[]): PermissionCard[] =>
  addresses.map((email) => ({ email, accessLevel: 'read', expires: null }));
