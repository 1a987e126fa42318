import { signInWithEmailAndPassword, signOut as signOutOfProvider } from 'firebase/auth';
import { auth } from './auth';
import { toSignInError } from './errors';

/**
 * Signs in with an address and a password; `watchIdentity` tells the rest.
 * @throws AppError with the ledger's sentence
 * @see AUTH-006 AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-031
 */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  try {
    await signInWithEmailAndPassword(auth(), email.trim(), password);
  } catch (error) {
    throw toSignInError(error);
  }
}

/** Signs out, here and in every other tab, after emptying the cache on disk. @see AUTH-034 */
export async function signOut(): Promise<void> {
  const { forgetCache } = await import('../firestore');
  await forgetCache();
  // last, because the page is loaded anew once it is known
  await signOutOfProvider(auth());
}
