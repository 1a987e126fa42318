import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';

/** What a client learns of an account. @see MODEL, "User (as listed by the server)" */
export type Account = {
  uid: string;
  email: string;
  displayName: string;
  disabled: boolean;
  emailVerified: boolean;
  metadata: { lastSignInTime: string; lastRefreshTime: string | null };
  customClaims: Record<string, unknown>;
};

/** The accounts of the project. */
export function accounts(): Auth {
  if (getApps().length === 0) initializeApp();
  return getAuth();
}

/** Goes through all accounts in pages of 1,000 (the service's limit) and answers the first `amount` that match. */
export async function findAccounts(matches: (account: Account) => boolean, amount: number): Promise<Account[]> {
  const found: Account[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await accounts().listUsers(1000, page);
    found.push(...users.map(accountOf).filter(matches));
    page = pageToken;
  } while (page !== undefined && found.length < amount);
  return found.slice(0, amount);
}

function accountOf({ uid, email, displayName, disabled, emailVerified, metadata, customClaims }: UserRecord): Account {
  return {
    uid,
    email: email ?? '',
    displayName: displayName ?? '',
    disabled,
    emailVerified,
    metadata: { lastSignInTime: metadata.lastSignInTime, lastRefreshTime: metadata.lastRefreshTime ?? null },
    customClaims: customClaims ?? {},
  };
}
