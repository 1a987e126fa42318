import { emailAddress } from '../email';
import { type OrgId, orgId, type UserId, userId } from '../ids';
import { type Stored, text } from '../stored';

/** What a person's own document says: `users/{uid}`. Organization and role are the server's to write. @see MODEL-053 */
export type UserCard = { uid: UserId; email: string; displayName: string; organization: OrgId; role: string };

/** Reads a stored card. @see MODEL-053 */
export const userCardFrom = (id: string, stored: Stored): UserCard => ({
  uid: userId(text(stored.uid) || id),
  email: emailAddress(text(stored.email)),
  displayName: text(stored.displayName),
  organization: orgId(text(stored.organization)),
  role: text(stored.role),
});
