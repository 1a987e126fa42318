import type { DocumentReference } from 'firebase-admin/firestore';
import { addressAt, fileAddressFrom } from '@/domain/files/file-address';
import { isRecord, text } from '@/domain/stored';
import { app, store } from '../core/app';
import { copyFile, opens } from '../core/files';

/** Where in a tour addresses of files stand. */
const fields = ['floorplans', 'documents', 'files', 'folders', 'thumbnailUrl'];

/**
 * Gives a copied tour files of its own: those of its original, and of the original's original, are copied into its own folder, and its
 * addresses lead there. An address opens what it opened before, so nobody gets a file by naming it in a tour. What is its own already, or
 * gone, stays as it is; to run it twice, or twice at once, is harmless.
 * @see TOUR-079
 */
export async function takeOwnFiles(tour: DocumentReference): Promise<void> {
  const stored = (await tour.get()).data();
  const organization = text(stored?.organization);
  if (!stored || organization === '') return;
  const own = `organizations/${organization}/tour/${tour.id}/`;
  const moves = new Map<string, string>();
  for (const url of addressesIn(fields.map((field) => stored[field]))) {
    const moved = await takeOver(url, own);
    if (moved) moves.set(url, moved);
  }
  if (moves.size > 0) await rewrite(tour, moves);
}

/** Does it for every copy of a tour that is about to lose its files. */
export async function leaveFilesToCopies(original: string): Promise<void> {
  const copies = await store().collection('tours').where('originalTourId', '==', original).select().get();
  for (const { ref } of copies.docs) await takeOwnFiles(ref);
}

/** The new address of a file that lies in another tour's folder; undefined when it stays. */
async function takeOver(url: string, own: string): Promise<string | undefined> {
  const address = fileAddressFrom(url);
  const inTour = address && /^organizations\/[^/]+\/tour\/[^/]+\/(.+)$/.exec(address.path)?.[1];
  if (!inTour || address.bucket !== app().options.storageBucket || address.path.startsWith(own)) return undefined;
  if (!(await opens(address))) return undefined;
  await copyFile(address.path, own + inTour);
  return addressAt(url, own + inTour);
}

// Only the fields that hold such an address are written, as they are now: somebody may have edited the copy meanwhile.
const rewrite = (tour: DocumentReference, moves: ReadonlyMap<string, string>): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const stored = (await transaction.get(tour)).data();
    if (!stored) return;
    const changed = fields.filter((field) => addressesIn(stored[field]).some((url) => moves.has(url)));
    const changes = Object.fromEntries(changed.map((field) => [field, withMoves(stored[field], moves)]));
    if (changed.length > 0) transaction.update(tour, changes);
  });

/** Every text below, at any depth, that is the address of a file. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return fileAddressFrom(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  return isRecord(value) ? Object.values(value).flatMap(addressesIn) : [];
}

function withMoves(value: unknown, moves: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return moves.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => withMoves(entry, moves));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withMoves(entry, moves)]));
}

/** A stored map; times, places and references are the store's own kinds of value. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
