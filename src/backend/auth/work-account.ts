import {
  type AuthCredential,
  browserPopupRedirectResolver,
  getAdditionalUserInfo,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';
import { record } from '@/domain/stored';
import { config, workTenant } from '../config';
import { auth } from './auth';
import { sendVerification } from './commands';
import { codeOf, toSignInError } from './errors';

/**
 * An account with a password that has the same address. `link` signs into it with the password and makes the work account its second way in;
 * it answers whether that was done as well, and throws AppError when the password was refused.
 * @see AUTH-032 AUTH-033
 */
export type Collision = { email: string; link: (password: string) => Promise<boolean> };

/**
 * Signs in with a work account in a window of the identity provider. Must be called from a press, or the browser blocks the window. A new
 * account whose address the server did not verify is sent the verification mail, as after signing up.
 * @returns null once signed in; the account it collides with otherwise
 * @throws AppError `cancelled` when the window was closed, `aborted` when it was blocked
 * @see AUTH-001 AUTH-010 AUTH-032 AUTH-046
 */
export async function signInWithWorkAccount(): Promise<Collision | null> {
  try {
    const signedIn = await openWindow();
    // the page that follows can send it again
    if (getAdditionalUserInfo(signedIn)?.isNewUser && !signedIn.user.emailVerified) await sendVerification().catch(() => undefined);
    return null;
  } catch (error) {
    const collision = codeOf(error) === 'auth/account-exists-with-different-credential' ? collisionFrom(error) : null;
    if (collision) return collision;
    throw toSignInError(error);
  }
}

async function openWindow(): Promise<UserCredential> {
  const provider = new OAuthProvider('microsoft.com');
  const tenant = workTenant();
  // an app for one tenant is refused at the provider's address for all of them
  provider.setCustomParameters({ prompt: 'select_account', ...(tenant && { tenant }) });
  const { firebase, emulators } = config();
  if (!emulators) return signInWithPopup(auth(), provider, browserPopupRedirectResolver);
  const { askEmulator } = await import('./emulated-window');
  const idToken = await askEmulator({ address: `http://${emulators.host}:${emulators.auth}`, apiKey: firebase.apiKey ?? '', tenant });
  return signInWithCredential(auth(), provider.credential({ idToken }));
}

function collisionFrom(error: unknown): Collision | null {
  // biome-ignore lint/suspicious/noExplicitAny: the SDK's own type for it is what it throws
  const credential = OAuthProvider.credentialFromError(error as any);
  const { email } = record(record(error).customData);
  return credential && typeof email === 'string' ? { email, link: (password) => link(email, password, credential) } : null;
}

async function link(email: string, password: string, credential: AuthCredential): Promise<boolean> {
  const { user } = await signInWithEmailAndPassword(auth(), email, password).catch((error) => {
    throw toSignInError(error);
  });
  return linkWithCredential(user, credential).then(
    () => true,
    () => false,
  );
}
