import type { Timestamp } from 'firebase-admin/firestore';
import { store } from '../core/app';
import { removeFiles } from '../core/file-service';
import { removeShortCode } from '../short-links/short-code';
import { numbersRef, publishedFolder, type TourRef } from './refs';

const collections = ['snapshots', 'versions', 'published', 'publishedFiles', 'visits'];

/**
 * Deletes all versions of a tour that was deleted, or that left the organization, and their files; addresses of it stop working. Can be repeated.
 * @param until versions after this time belong to a later tour with the same id
 */
export async function removeVersions(ref: TourRef, until: Timestamp): Promise<void> {
  const tour = store().doc(`organizations/${ref.organization}/tours/${ref.tour}`);
  // the numbers stay when the last version is deleted
  if (!(await numbersRef(ref).get()).exists) return;
  await removeShortCode(ref, until);
  for (const name of collections) await removeBelow(tour.collection(name), until);
  await removeFiles(publishedFolder(ref), until);
}

async function removeBelow(collection: FirebaseFirestore.CollectionReference, until: Timestamp): Promise<void> {
  const { docs } = await collection.get();
  for (const document of docs) {
    if (document.createTime.valueOf() > until.valueOf()) continue;
    await store().recursiveDelete(document.ref);
  }
}
