import type { DocumentReference } from 'firebase-admin/firestore';
import { withAddresses } from '@/domain/files/file-addresses-in';
import { isRecord } from '@/domain/stored';
import { store } from '../core/app';
import { addressesIn } from './file-addresses';
import { fieldIn, tourIn } from './stored-tour';

/** Fields of a tour that can contain file addresses. */
const fields = ['description', 'floorplans', 'documents', 'files', 'folders', 'guidedTours', 'thumbnailUrl'];

/** The distinct addresses of tour files in a tour. */
export const addressesOf = (tour: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(addressesIn(fields.map((field) => tour[field]))),
];

/**
 * Replaces addresses according to `moves`. Writes only the affected fields, in their current state, because the document may have been edited in the
 * meantime.
 * @param isMeant whether it is still the document that the addresses are for @returns false if it is not, and nothing was written
 */
export async function rewriteAddresses(
  document: DocumentReference,
  moves: ReadonlyMap<string, string>,
  isMeant: (stored: FirebaseFirestore.DocumentSnapshot) => boolean,
): Promise<boolean> {
  const rewrite = store().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    if (!snapshot.exists || !isMeant(snapshot)) return false;
    const stored = tourIn(snapshot);
    const changed = fields.filter((field) => addressesIn(stored[field]).some((url) => moves.has(url)));
    const changes = Object.fromEntries(changed.map((field) => [fieldIn(document, field), withAddresses(stored[field], moves)]));
    if (changed.length > 0) transaction.update(document, changes);
    return true;
  });
  return (await unlessTooLarge(document, rewrite)) ?? true;
}

/** The outcome of a write of new addresses; undefined if they are too long for the document, which then keeps the old ones. */
export async function unlessTooLarge<Outcome>(document: DocumentReference, write: Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await write;
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    console.warn(`${document.path} is too large for its new file addresses and keeps the old ones.`);
    return undefined;
  }
}

const invalidArgument = 3;

/** Longer addresses can make a document exceed Firestore's limit: a retry would never succeed. */
const isTooLarge = (error: unknown): boolean => isRecord(error) && error.code === invalidArgument;
