import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfProvider,
} from 'firebase/auth';
import { AppError } from '@/domain/app-error';
import { verifyPath } from '@/domain/page-addresses';
import { locale } from '@/language/i18n';
import { auth, currentUser } from './auth';
import { toSignInError } from './errors';
import { storeSignOut } from './stored-user';
import { signInErrorTexts } from './texts';
import { forgetVerificationMail, noteVerificationMail } from './verification-mail';

export type Credentials = { email: string; password: string };

/**
 * Signs in with address and password; `watchIdentity` then reports the user.
 * @throws AppError with the ledger's message
 * @see AUTH-006 AUTH-024 AUTH-025 AUTH-026 AUTH-027 AUTH-031
 */
export const signIn = ({ email, password }: Credentials): Promise<void> =>
  withSignInErrors(() => signInWithEmailAndPassword(auth(), email.trim(), password));

/**
 * Creates an account, which is signed in at once, and sends the verification email. @returns whether the email was sent; if not, `sendVerification`
 * can send it again
 * @throws AppError if no account was created
 * @see AUTH-008 AUTH-009 AUTH-010
 */
export async function signUp({ email, password }: Credentials): Promise<boolean> {
  // without both the provider would create an account that nobody can sign in to again
  if (email.trim() === '' && password === '') throw toSignInError({ code: 'auth/missing-email' });
  await withSignInErrors(() => createUserWithEmailAndPassword(auth(), email.trim(), password));
  return sendVerification().then(
    () => {
      noteVerificationMail(email);
      return true;
    },
    () => false,
  );
}

/**
 * Sends a verification email to the signed-in user; its link leads to the verify page.
 * @throws AppError `not-found` without an account or address
 * @see AUTH-010 AUTH-016 AUTH-020 AUTH-047
 */
export async function sendVerification(): Promise<void> {
  const user = await currentUser();
  if (!user?.email) throw new AppError('not-found', signInErrorTexts.get().noEmailAddress);
  await withMail(() => sendEmailVerification(user, verifyPage()));
}

/**
 * Sends an email to verify an address that cannot sign in before it is verified. Without a session the provider sends no verification email; a
 * password reset verifies the address as well, so that is sent instead. @returns which email was sent
 * @throws AppError
 * @see AUTH-019 AUTH-020
 */
export async function sendVerificationOrReset(email: string): Promise<'verification' | 'reset'> {
  if (await currentUser()) {
    await sendVerification();
    return 'verification';
  }
  await withMail(() => sendPasswordResetEmail(auth(), email.trim(), verifyPage()));
  return 'reset';
}

/**
 * Sends the first email to an account that somebody else made: its link sets a password of its own, which verifies the address as well.
 * @returns whether it was sent: without it the account is there all the same
 * @see ADMIN-033
 */
export const sendFirstMail = (email: string): Promise<boolean> =>
  withMail(() => sendPasswordResetEmail(auth(), email.trim(), verifyPage())).then(
    () => true,
    () => false,
  );

/** Sends the email to choose a new password. @throws AppError @see AUTH-013 */
export const sendPasswordReset = (email: string): Promise<void> => withMail(() => sendPasswordResetEmail(auth(), email.trim()));

/** Signs out in all tabs, after clearing the persistent cache and the copies of tours on this device. @see AUTH-034 */
export async function signOut(): Promise<void> {
  const { forgetStore, removeUsersCopies } = await import('../firestore/store');
  await forgetStore();
  storeSignOut();
  forgetVerificationMail();
  // after that, because another tab stores copies for the stored user
  await removeUsersCopies();
  // last, because it reloads the page
  await signOutOfProvider(auth());
}

const verifyPage = () => ({ url: `${window.location.origin}${window.location.pathname}#${verifyPath}` });

/** Asks the provider for a mail, which it writes in the language of the page. */
function withMail(request: () => Promise<unknown>): Promise<void> {
  auth().languageCode = locale.get();
  return withSignInErrors(request);
}

async function withSignInErrors(request: () => Promise<unknown>): Promise<void> {
  try {
    await request();
  } catch (error) {
    throw toSignInError(error);
  }
}
