import type { User } from 'firebase/auth';
import { isFramed } from '../framed';
import { mayBeSignedIn } from './remembered';

/** Who is signed in, once that is known; null is a visitor, for whom nothing is loaded. */
export const signedInUser = async (): Promise<User | null> => (mayBeSignedIn() ? knownUser() : null);

/** The same, also where this browser forgot that somebody is signed in. In a frame it is nobody. */
export async function knownUser(): Promise<User | null> {
  if (isFramed()) return null;
  const { currentUser } = await import('./auth');
  return currentUser();
}

/** The id of who is signed in, "" for a visitor. */
export const signedInUid = async (): Promise<string> => (await signedInUser())?.uid ?? '';
