import type { User } from 'firebase/auth';
import { isFramed } from '../framed';
import { mayBeSignedIn } from './stored-user';

let resolveNeeded = () => {};

/** Resolves once the Auth SDK is needed. */
export const accountsNeeded = new Promise<void>((resolve) => {
  resolveNeeded = resolve;
});

/** The signed-in user, once the SDK has restored the session; null for a visitor, without loading the SDK. */
export const signedInUser = async (): Promise<User | null> => (mayBeSignedIn() ? restoredUser() : null);

/** The same, even if this browser has no stored user. Always null in a frame. */
export async function restoredUser(): Promise<User | null> {
  if (isFramed()) return null;
  resolveNeeded();
  const { currentUser } = await import('./auth');
  return currentUser();
}

/** The signed-in user's id, "" for a visitor. */
export const signedInUid = async (): Promise<string> => (await signedInUser())?.uid ?? '';
