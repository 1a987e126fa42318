import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfProvider,
} from 'firebase/auth';
import { AppError } from '@/domain/app-error';
import { auth, currentUser } from './auth';
import { toSignInError } from './errors';
import { forgetUser } from './remembered';

export type Credentials = { email: string; password: string };

/**
 * Signs in with an address and a password; `watchIdentity` tells the rest.
 * @throws AppError with the ledger's sentence
 * @see AUTH-006 AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-031
 */
export const signIn = ({ email, password }: Credentials): Promise<void> =>
  asked(() => signInWithEmailAndPassword(auth(), email.trim(), password));

/**
 * Makes an account, which is signed in at once, and sends the mail that proves its address.
 * @returns whether the mail was sent; when it was not, it can be asked for again with `sendVerification`
 * @throws AppError when no account was made
 * @see AUTH-008 AUTH-009 AUTH-010
 */
export async function signUp({ email, password }: Credentials): Promise<boolean> {
  // Without both the provider would make an account that nobody could come back to.
  if (email.trim() === '' && password === '') throw toSignInError({ code: 'auth/missing-email' });
  await asked(() => createUserWithEmailAndPassword(auth(), email.trim(), password));
  return sendVerification().then(
    () => true,
    () => false,
  );
}

/**
 * Sends the mail that proves the address of who is signed in; its link leads back to the verify page.
 * @throws AppError `not-found` without an account or without an address
 * @see AUTH-010 AUTH-016 AUTH-020 AUTH-047
 */
export async function sendVerification(): Promise<void> {
  const user = await currentUser();
  if (!user?.email) throw new AppError('not-found', 'No email address found');
  await asked(() => sendEmailVerification(user, verifyPage()));
}

/**
 * Proves an address whose account is not let in before it is proven. Without a session the provider sends no verification mail; following the
 * link with which one chooses a new password proves the address as well, so that one is sent.
 * @returns which mail it was
 * @throws AppError
 * @see AUTH-019 AUTH-020
 */
export async function sendProof(email: string): Promise<'verification' | 'reset'> {
  if (await currentUser()) {
    await sendVerification();
    return 'verification';
  }
  await asked(() => sendPasswordResetEmail(auth(), email.trim(), verifyPage()));
  return 'reset';
}

/** Has the provider send the mail with which one chooses a new password. @throws AppError @see AUTH-013 */
export const sendPasswordReset = (email: string): Promise<void> => asked(() => sendPasswordResetEmail(auth(), email.trim()));

/** Signs out, here and in every other tab, after emptying the cache on disk. @see AUTH-034 */
export async function signOut(): Promise<void> {
  const { forgetStore } = await import('../store');
  await forgetStore();
  forgetUser();
  // last, because the page is loaded anew once it is known
  await signOutOfProvider(auth());
}

const verifyPage = () => ({ url: `${window.location.origin}${window.location.pathname}#/verify` });

async function asked(answer: () => Promise<unknown>): Promise<void> {
  try {
    await answer();
  } catch (error) {
    throw toSignInError(error);
  }
}
