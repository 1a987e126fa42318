import { emailAddress } from '../email';
import { type UserId, userId } from '../ids';
import { byText } from '../search';
import { flag, record, records, type Stored, text } from '../stored';

/** An account as listed by the server; times as formatted by the server, "" for never. @see MODEL-050 */
export type ListedUser = {
  uid: UserId;
  email: string;
  displayName: string;
  disabled: boolean;
  emailVerified: boolean;
  metadata: { lastSignInTime: string; lastRefreshTime: string };
  customClaims: { admin: boolean; superuser: boolean; ultrauser: boolean; role: string; organization: string };
};

/** Reads the accounts returned by a callable. @see MODEL-050 FUNC-001 FUNC-016 */
export const listedUsersFrom = (response: unknown): ListedUser[] => records(response, listedUserFrom);

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

/** The distinct organizations of the accounts, sorted. @see ADMIN-025 */
export const organizationsOf = (users: readonly ListedUser[]): string[] =>
  [...new Set(users.map(({ customClaims }) => customClaims.organization))].filter((organization) => organization !== '').toSorted(byText);
