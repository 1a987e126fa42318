import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { type Claims, effectiveRole } from '@/domain/access/roles';
import { AppError, type ErrorCode } from '@/domain/app-error';
import type { ListedAccount } from '@/domain/callables/results';
import { isEmail } from '@/domain/email';
import { plainName } from '@/domain/plain-name';
import { isRecord, text } from '@/domain/stored';
import { app } from './app';
import { roleClaimsOf } from './claims';

/** An account with all its claims. Sessions that started before `validSince` (milliseconds) are invalid. */
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

/** The accounts of the project. */
export const accounts = (): Auth => getAuth(app());

/** The current state of the account, or null if it does not exist. */
export async function findAccount(uid: string): Promise<Account | null> {
  try {
    return accountOf(await accounts().getUser(uid));
  } catch (error) {
    if (authCode(error) === 'user-not-found') return null;
    throw error;
  }
}

/** The current account and identity of a caller, for access decisions. @throws unauthenticated if the account is deleted or disabled */
export async function findCaller(uid: string): Promise<{ account: Account; caller: Identity }> {
  const account = await findAccount(uid);
  if (!account || account.disabled) throw new AppError('unauthenticated', 'This account can no longer be used. Ask an administrator.');
  return { account, caller: identityOf(account) };
}

/** The identity of an account, with its current claims. */
export const identityOf = (account: Account): Identity =>
  identityFrom(account, { ...account.customClaims, email_verified: account.emailVerified });

/** Deletes an account; no error if it does not exist. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await accounts().deleteUser(uid);
  } catch (error) {
    if (authCode(error) !== 'user-not-found') throw error;
  }
}

/** One page of up to 1,000 accounts (the service's limit), and the token of the next. */
export async function pageOfAccounts(page: string | undefined): Promise<{ accounts: Account[]; nextPage: string | undefined }> {
  const { users, pageToken } = await accounts().listUsers(1000, page);
  return { accounts: users.map(accountOf), nextPage: pageToken };
}

/** The accounts with these ids, at most 100, without those that are deleted. */
export async function accountsWithIds(uids: readonly string[]): Promise<Account[]> {
  if (uids.length === 0) return [];
  return (await accounts().getUsers(uids.map((uid) => ({ uid })))).users.map(accountOf);
}

/** The accounts with these addresses, at most 100; the service refuses what is no address. */
export async function accountsWithAddresses(addresses: readonly string[]): Promise<Account[]> {
  const valid = addresses.filter(isEmail);
  if (valid.length === 0) return [];
  return (await accounts().getUsers(valid.map((email) => ({ email })))).users.map(accountOf);
}

/** Pages through all accounts, 1,000 at a time (the service's limit), and returns the first `amount` that match. */
export async function findAccounts(matches: (account: Account) => boolean, amount: number): Promise<Account[]> {
  const found: Account[] = [];
  let page: string | undefined;
  do {
    const { accounts: onPage, nextPage } = await pageOfAccounts(page);
    found.push(...onPage.filter(matches));
    page = nextPage;
  } while (page !== undefined && found.length < amount);
  return found.slice(0, amount);
}

/** Removes the private fields of an account. */
export const listedAccount = ({ validSince: _, customClaims, ...account }: Account): ListedAccount => ({
  ...account,
  customClaims: roleClaimsOf(customClaims),
});

/** Whether an account that can sign in, other than this one, is a global admin. */
export async function hasOtherGlobalAdmin(uid: string): Promise<boolean> {
  return (await findAccounts((account) => account.uid !== uid && isActiveGlobalAdmin(account), 1)).length > 0;
}

/** Whether it is the account of a global admin who can sign in. */
export const isActiveGlobalAdmin = ({ disabled, customClaims }: Account): boolean => !disabled && effectiveRole(customClaims) === 'admin';

const errors: Readonly<Record<string, readonly [ErrorCode, string] | undefined>> = {
  'user-not-found': ['not-found', 'This account doesn’t exist. It may have been deleted.'],
  'email-not-found': ['not-found', 'There is no account with this address.'],
  'email-already-exists': ['already-exists', 'There is already an account with this address.'],
  'phone-number-already-exists': ['already-exists', 'There is already an account with this phone number.'],
  'invalid-email': ['invalid-argument', 'email: Enter a valid email address.'],
  'invalid-password': ['invalid-argument', 'password: Use at least six characters.'],
  'weak-password': ['invalid-argument', 'password: Choose a stronger password.'],
  'invalid-phone-number': ['invalid-argument', 'phoneNumber: Enter it with the country code, such as +46 8 123 456.'],
  'invalid-continue-uri': ['invalid-argument', 'url: This is not a valid return address.'],
  'unauthorized-continue-uri': ['invalid-argument', 'url: The return address must be in one of the project’s authorized domains.'],
  'claims-too-large': ['failed-precondition', 'The organization’s name is too long for the account. Choose a shorter one.'],
};

/** Translates errors of the identity provider. @throws AppError, or the original error if it is unexpected */
export async function toCallableError<Result>(promise: Promise<Result>): Promise<Result> {
  try {
    return await promise;
  } catch (error) {
    const translation = errors[authCode(error)];
    throw translation ? new AppError(...translation, { cause: error }) : error;
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
    displayName: plainName(displayName ?? ''),
    disabled,
    emailVerified,
    metadata: { lastSignInTime: metadata.lastSignInTime, lastRefreshTime: metadata.lastRefreshTime ?? null },
    customClaims: customClaims ?? {},
    validSince: tokensValidAfterTime ? Date.parse(tokensValidAfterTime) : 0,
  };
}
