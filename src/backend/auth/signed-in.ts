import type { User } from 'firebase/auth';
import { isFramed } from '../framed';
import { mayBeSignedIn } from './remembered';

let need = () => {};

/** Settles once somebody needs the SDK of accounts. */
export const accountsNeeded = new Promise<void>((resolve) => {
  need = resolve;
});

/** Who is signed in, once the SDK knows; null is a visitor, for whom nothing is loaded. */
export const signedInUser = async (): Promise<User | null> => (mayBeSignedIn() ? knownUser() : null);

/** The same, also where this browser does not remember that somebody is signed in. In a frame it is nobody. */
export async function knownUser(): Promise<User | null> {
  if (isFramed()) return null;
  need();
  const { currentUser } = await import('./auth');
  return currentUser();
}

/** The id of who is signed in, "" for a visitor. */
export const signedInUid = async (): Promise<string> => (await signedInUser())?.uid ?? '';
