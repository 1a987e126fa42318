import { emailAddress } from '../email';
import { type UserId, userId } from '../ids';
import { byText, contains } from '../search';
import { flag, record, records, type Stored, text } from '../stored';

/** What the server tells of an account; times as it writes them, "" for never. @see MODEL-050 */
export type ListedUser = {
  uid: UserId;
  email: string;
  displayName: string;
  disabled: boolean;
  emailVerified: boolean;
  metadata: { lastSignInTime: string; lastRefreshTime: string };
  customClaims: { admin: boolean; superuser: boolean; ultrauser: boolean; role: string; organization: string };
};

/** Reads the accounts a callable answered. @see MODEL-050 FUNC-001 FUNC-016 */
export const listedUsersFrom = (answered: unknown): ListedUser[] => records(answered, listedUserFrom);

function listedUserFrom(user: Stored): ListedUser {
  const metadata = record(user.metadata);
  const claims = record(user.customClaims);
  return {
    uid: userId(text(user.uid)),
    email: emailAddress(text(user.email)),
    displayName: text(user.displayName),
    disabled: flag(user.disabled),
    emailVerified: flag(user.emailVerified),
    metadata: { lastSignInTime: text(metadata.lastSignInTime), lastRefreshTime: text(metadata.lastRefreshTime) },
    customClaims: {
      admin: flag(claims.admin),
      superuser: flag(claims.superuser),
      ultrauser: flag(claims.ultrauser),
      role: text(claims.role),
      organization: text(claims.organization),
    },
  };
}

/** The organizations that accounts belong to, each once, in order. @see ADMIN-025 */
export const organizationsAmong = (users: readonly ListedUser[]): string[] =>
  [...new Set(users.map(({ customClaims }) => customClaims.organization))].filter((organization) => organization !== '').toSorted(byText);

/** The accounts whose address contains what is sought. @see ADMIN-024 */
export const usersByEmail = (users: readonly ListedUser[], sought: string): ListedUser[] =>
  users.filter(({ email }) => contains(email, sought));
