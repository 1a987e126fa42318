import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { store } from '../core/app';
import { removeFiles } from '../core/file-service';
import { removeShortCode } from '../short-links/short-code';
import { numbersFrom } from './numbers';
import { numbersRef, type PublicationRef, publicationVersionsOf, publishedFolder } from './refs';

/** What is stored of a tour's versions, below the path that a tour of the older layout with its id would have. */
export const publishedCollections = ['snapshots', 'versions', 'published', 'publishedFiles', 'visits'];

/**
 * Deletes all versions of a tour that was deleted, or that left the organization, and their files; addresses of it stop working, and lead to nothing
 * else: the last number stays, so that a later tour with the same id goes on from there. Can be repeated.
 * @param until versions after this time belong to a later tour with the same id
 */
export async function removeVersions(ref: PublicationRef, until: Timestamp): Promise<void> {
  const tour = store().doc(`organizations/${ref.organization}/tours/${ref.tour}`);
  const numbers = numbersRef(ref);
  // a tour that was never published has visits too
  if (!(await numbers.get()).exists) return removeCollection(tour.collection('visits'), until);
  await removeShortCode(ref, until);
  for (const name of publishedCollections) await removeCollection(tour.collection(name), until, numbers.path);
  await forgetVersions(ref);
  await removeFiles(publishedFolder(ref), until);
}

async function removeCollection(collection: CollectionReference, until: Timestamp, except = ''): Promise<void> {
  const { docs } = await collection.select().get();
  const former = docs.filter((document) => document.createTime.valueOf() <= until.valueOf() && document.ref.path !== except);
  for (const document of former) await store().recursiveDelete(document.ref);
}

/** Keeps, of when each version is open, only what belongs to versions that are there. */
const forgetVersions = (ref: PublicationRef): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const [numbers, versions] = await Promise.all([
      transaction.get(numbersRef(ref)),
      transaction.get(publicationVersionsOf(ref).select('number')),
    ]);
    const present = new Set(versions.docs.map((version) => String(version.get('number'))));
    const access = Object.entries(numbersFrom(numbers).versions).filter(([number]) => present.has(number));
    transaction.update(numbers.ref, { versions: Object.fromEntries(access) });
  });
