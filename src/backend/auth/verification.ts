import { applyActionCode, type User } from 'firebase/auth';
import { auth, currentUser } from './auth';
import { toSignInError } from './errors';

/**
 * Asks the provider whether the address of who is signed in is proven by now. If it is, the token is renewed, so that everything else notices
 * without a new sign-in: `watchIdentity` tells.
 * @throws AppError
 * @see AUTH-049 AUTH-050
 */
export async function checkVerification(): Promise<boolean> {
  return refreshed(async (user) => {
    await user.reload();
    if (user.emailVerified) await user.getIdToken(true);
    return user.emailVerified;
  });
}

/** Renews the token, so that new claims hold at once. @throws AppError @see AUTH-051 ROUTE-032 */
export async function renewSession(): Promise<void> {
  await refreshed((user) => user.getIdToken(true));
}

/** Proves an address with the code of a mail, for installations whose mails lead here directly. @throws AppError `not-found` for an old code @see AUTH-049 */
export async function proveAddress(code: string): Promise<void> {
  try {
    await applyActionCode(auth(), code);
  } catch (error) {
    throw toSignInError(error);
  }
}

async function refreshed<T>(ask: (user: User) => Promise<T>): Promise<T> {
  const user = await currentUser();
  try {
    if (!user) throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/user-token-expired' });
    return await ask(user);
  } catch (error) {
    throw toSignInError(error);
  }
}
