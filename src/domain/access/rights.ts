import { number } from '../stored';

/** The claim with the number of an account's claims; each change of its rights has another. Firestore has the latest in `rights/{uid}`. */
export const rightsClaim = 'rights';

/** The number in a claim or a document; 0 if the rights of the account never changed. */
export const rightsNumber = (stored: unknown): number => number(stored, 0);
