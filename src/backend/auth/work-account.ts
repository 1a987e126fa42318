import {
  type AuthCredential,
  browserPopupRedirectResolver,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
} from 'firebase/auth';
import { record } from '@/domain/stored';
import { config } from '../config';
import { auth } from './auth';
import { codeOf, toSignInError } from './errors';

/**
 * An account with a password that has the same address. `link` signs into it with the password and makes the work account its second way in;
 * it answers whether that was done as well, and throws AppError when the password was refused.
 * @see AUTH-032 AUTH-033
 */
export type Collision = { email: string; link: (password: string) => Promise<boolean> };

/**
 * Signs in with a work account in a window of the identity provider. Must be called from a press, or the browser blocks the window.
 * @returns null once signed in; the account it collides with otherwise
 * @throws AppError `cancelled` when the window was closed, `aborted` when it was blocked
 * @see AUTH-001 AUTH-032
 */
export async function signInWithWorkAccount(): Promise<Collision | null> {
  try {
    await openWindow();
    return null;
  } catch (error) {
    const collision = codeOf(error) === 'auth/account-exists-with-different-credential' ? collisionFrom(error) : null;
    if (collision) return collision;
    throw toSignInError(error);
  }
}

async function openWindow(): Promise<void> {
  const provider = new OAuthProvider('microsoft.com');
  provider.setCustomParameters({ prompt: 'select_account' });
  const { firebase, emulators } = config();
  if (!emulators) {
    await signInWithPopup(auth(), provider, browserPopupRedirectResolver);
    return;
  }
  const { askEmulator } = await import('./emulated-window');
  const idToken = await askEmulator({ address: `http://${emulators.host}:${emulators.auth}`, apiKey: firebase.apiKey ?? '' });
  await signInWithCredential(auth(), provider.credential({ idToken }));
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
