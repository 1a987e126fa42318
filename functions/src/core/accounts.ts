import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { type Claims, effectiveRole } from '@/domain/access/roles';
import { AppError, type ErrorCode } from '@/domain/app-error';
import { isRecord, text } from '@/domain/stored';
import { app } from './app';
import { type RoleClaims, roleClaimsOf } from './claims';

/** An account with all that it claims. Sessions that began before `validSince` (milliseconds) are over. */
export type Account = {
  uid: string;
  email: string;
  displayName: string;
  disabled: boolean;
  emailVerified: boolean;
  metadata: { lastSignInTime: string; lastRefreshTime: string | null };
  customClaims: Claims;
  validSince: number;
};

/** What a client learns of an account. @see MODEL-050 */
export type ListedAccount = Omit<Account, 'customClaims' | 'validSince'> & { customClaims: RoleClaims };

/** The accounts of the project. */
export const accounts = (): Auth => getAuth(app());

/** The account as it is now, or null when there is none. */
export async function findAccount(uid: string): Promise<Account | null> {
  try {
    return accountOf(await accounts().getUser(uid));
  } catch (error) {
    if (authCode(error) === 'user-not-found') return null;
    throw error;
  }
}

/** The account as it is now and who that is, for a decision about what they may do. @throws unauthenticated when it is deleted or disabled */
export async function findCaller(uid: string): Promise<{ account: Account; caller: Identity }> {
  const account = await findAccount(uid);
  if (!account || account.disabled) throw new AppError('unauthenticated', 'This account cannot be used any more. Ask an administrator.');
  return { account, caller: identityOf(account) };
}

/** Who an account is, with the claims that it has now. */
export const identityOf = (account: Account): Identity =>
  identityFrom(account, { ...account.customClaims, email_verified: account.emailVerified });

/** Deletes an account; one that is not there is passed over. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await accounts().deleteUser(uid);
  } catch (error) {
    if (authCode(error) !== 'user-not-found') throw error;
  }
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

/** Leaves out what is nobody's business. */
export const listedAccount = ({ validSince: _, customClaims, ...account }: Account): ListedAccount => ({
  ...account,
  customClaims: roleClaimsOf(customClaims),
});

/** Whether an account that can sign in, other than this one, is a global admin. */
export async function hasOtherGlobalAdmin(uid: string): Promise<boolean> {
  const isOther = (account: Account) => account.uid !== uid && !account.disabled && effectiveRole(account.customClaims) === 'admin';
  return (await findAccounts(isOther, 1)).length > 0;
}

const refusals: Readonly<Record<string, readonly [ErrorCode, string] | undefined>> = {
  'user-not-found': ['not-found', 'There is no such account. It may have been deleted.'],
  'email-not-found': ['not-found', 'No account has this address.'],
  'email-already-exists': ['already-exists', 'An account with this address exists already.'],
  'phone-number-already-exists': ['already-exists', 'An account with this phone number exists already.'],
  'invalid-email': ['invalid-argument', 'email: This is no e-mail address.'],
  'invalid-password': ['invalid-argument', 'password: Choose one of at least six characters.'],
  'weak-password': ['invalid-argument', 'password: Choose a stronger one.'],
  'invalid-phone-number': ['invalid-argument', 'phoneNumber: Write it with the country code, such as +46 8 123 456.'],
  'invalid-continue-uri': ['invalid-argument', 'url: This address cannot be returned to.'],
  'unauthorized-continue-uri': ['invalid-argument', 'url: Only the project’s authorized domains can be returned to.'],
  'claims-too-large': ['failed-precondition', 'The name of the organization does not fit into the account. Choose a shorter one.'],
};

/** What the identity provider refuses becomes a refusal in our words. @throws AppError, or what it was given when that is a bug */
export async function orRefusal<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    const refusal = refusals[authCode(error)];
    throw refusal ? new AppError(...refusal, { cause: error }) : error;
  }
}

const authCode = (error: unknown): string => (isRecord(error) ? text(error.code).replace(/^auth\//, '') : '');

function accountOf({
  uid,
  email,
  displayName,
  disabled,
  emailVerified,
  metadata,
  customClaims,
  tokensValidAfterTime,
}: UserRecord): Account {
  return {
    uid,
    email: email ?? '',
    displayName: displayName ?? '',
    disabled,
    emailVerified,
    metadata: { lastSignInTime: metadata.lastSignInTime, lastRefreshTime: metadata.lastRefreshTime ?? null },
    customClaims: customClaims ?? {},
    validSince: tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0,
  };
}
