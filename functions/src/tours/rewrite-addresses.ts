import type { DocumentReference } from 'firebase-admin/firestore';
import { isRecord } from '@/domain/stored';
import { store } from '../core/app';
import { addressesIn, withAddresses } from './file-addresses';

/** Where in a tour addresses of files are. */
const fields = ['floorplans', 'documents', 'files', 'folders', 'thumbnailUrl'];

/** The addresses of files of tours in a tour, each once. */
export const addressesOf = (tour: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(addressesIn(fields.map((field) => tour[field]))),
];

/**
 * Writes other addresses in the place of those that are in `moves`. Only the fields that hold such an address are written, as they are now: somebody
 * may have edited the document in the meantime.
 * @param isMeant whether it still is the document that the addresses are for
 * @returns false when it is not, and nothing was written
 */
export async function rewriteAddresses(
  document: DocumentReference,
  moves: ReadonlyMap<string, string>,
  isMeant: (stored: FirebaseFirestore.DocumentSnapshot) => boolean,
): Promise<boolean> {
  try {
    return await store().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(document);
      const stored = snapshot.data();
      if (!stored || !isMeant(snapshot)) return false;
      const changed = fields.filter((field) => addressesIn(stored[field]).some((url) => moves.has(url)));
      const changes = Object.fromEntries(changed.map((field) => [field, withAddresses(stored[field], moves)]));
      if (changed.length > 0) transaction.update(document, changes);
      return true;
    });
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    console.warn(`${document.path} is too large for its new file addresses and keeps the old ones.`);
    return true;
  }
}

const invalidArgument = 3;

/** A longer address can make a document larger than the store takes: no later attempt would succeed. */
const isTooLarge = (error: unknown): boolean => isRecord(error) && error.code === invalidArgument;
