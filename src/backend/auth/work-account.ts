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
 * An existing password account with the same address. `link` signs in to it with the password and links the work account; it resolves to whether
 * linking succeeded, and throws AppError if the password was wrong.
 * @see AUTH-032 AUTH-033
 */
export type Collision = { email: string; link: (password: string) => Promise<boolean> };

/**
 * Signs in with a work account in the identity provider's window. Must be called from a user gesture, or the browser blocks the window. A new account
 * with an unverified address gets the verification email, as after signing up. @returns null once signed in, otherwise the account it collides with
 * @throws AppError `cancelled` if the window was closed, `aborted` if it was blocked
 * @see AUTH-001 AUTH-010 AUTH-032 AUTH-046
 */
export async function signInWithWorkAccount(): Promise<Collision | null> {
  try {
    const signedIn = await openWindow();
    // on failure the next page can send it again
    if (getAdditionalUserInfo(signedIn)?.isNewUser && !signedIn.user.emailVerified) await sendVerification().catch(() => undefined);
    return null;
  } catch (error) {
    const collision = codeOf(error) === 'auth/account-exists-with-different-credential' ? collisionFrom(error) : null;
    if (collision) return collision;
    throw toSignInError(error);
  }
}

async function openWindow(): Promise<UserCredential> {
  const provider = workAccountProvider();
  if (!config().emulators) return signInWithPopup(auth(), provider, browserPopupRedirectResolver);
  return signInWithCredential(auth(), await emulatedCredential(provider));
}

/** The identity provider of work accounts, which asks for the account each time. */
export function workAccountProvider(): OAuthProvider {
  const provider = new OAuthProvider('microsoft.com');
  const tenant = workTenant();
  // a single-tenant app is rejected at the provider's multi-tenant address
  provider.setCustomParameters({ prompt: 'select_account', ...(tenant && { tenant }) });
  return provider;
}

/** What the emulators' window gives in place of the provider's. */
export async function emulatedCredential(provider: OAuthProvider): Promise<AuthCredential> {
  const { firebase, emulators } = config();
  const { signInWithEmulator } = await import('./emulated-window');
  const idToken = await signInWithEmulator({
    address: `http://${emulators?.host}:${emulators?.auth}`,
    apiKey: firebase.apiKey ?? '',
    tenant: workTenant(),
  });
  return provider.credential({ idToken });
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
