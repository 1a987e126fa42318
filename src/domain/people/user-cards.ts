import { emailAddress } from '../email';
import { type OrgId, orgId, type UserId, userId } from '../ids';
import { type Stored, text } from '../stored';

/** A person's own document: `users/{uid}`. Only the server writes organization and role. @see MODEL-053 */
export type UserCard = { uid: UserId; email: string; displayName: string; organization: OrgId; role: string };

/** Reads a stored card. @see MODEL-053 */
export const userCardFrom = (id: string, stored: Stored): UserCard => ({
  uid: userId(text(stored.uid) || id),
  email: emailAddress(text(stored.email)),
  displayName: text(stored.displayName),
  organization: orgId(text(stored.organization)),
  role: text(stored.role),
});
