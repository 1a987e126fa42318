import { applyActionCode, type User } from 'firebase/auth';
import { auth, currentUser } from './auth';
import { toSignInError } from './errors';

/**
 * Asks the provider whether the signed-in user's address is verified by now. If so, renews the token, and `watchIdentity` reports the change without
 * signing in again.
 * @throws AppError
 * @see AUTH-049 AUTH-050
 */
export async function checkVerification(): Promise<boolean> {
  return withCurrentUser(async (user) => {
    await user.reload();
    if (user.emailVerified) await user.getIdToken(true);
    return user.emailVerified;
  });
}

/** Reloads the account's data, such as its name; claims stay as they are in the token. @throws AppError @see COLLAB-040 */
export const reloadAccount = (): Promise<void> => withCurrentUser((user) => user.reload());

/** Renews the token, so that new claims apply at once. @throws AppError @see AUTH-051 ROUTE-032 */
export async function renewAuthSession(): Promise<void> {
  await withCurrentUser((user) => user.getIdToken(true));
}

/**
 * Verifies an address with the code from an email, for installations whose emails link directly to the app.
 * @throws AppError `not-found` for an expired code
 * @see AUTH-049
 */
export async function verifyAddress(code: string): Promise<void> {
  try {
    await applyActionCode(auth(), code);
  } catch (error) {
    throw toSignInError(error);
  }
}

async function withCurrentUser<T>(request: (user: User) => Promise<T>): Promise<T> {
  const user = await currentUser();
  try {
    if (!user) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' });
    return await request(user);
  } catch (error) {
    throw toSignInError(error);
  }
}
