import { FieldValue } from 'firebase-admin/firestore';
import { isTombstone } from '@/domain/tours/tombstone';
import { store } from '../core/app';
import { forEachPage } from '../core/pages';
import { checkLater, closeFiles } from './close-files';
import { fileDocument, numbersFrom, usesFrom } from './numbers';
import { currentRef, numbersRef, type PublicationRef } from './refs';

/**
 * Closes the published versions of a tour in the bin to everybody outside, with their files, and opens them again when it is restored. Acts on the
 * current state, so it can be retried and run in any order.
 */
export async function markVersions(ref: PublicationRef): Promise<void> {
  const tour = store().doc(`tours/${ref.tour}`);
  const below = store().doc(`organizations/${ref.organization}/tours/${ref.tour}`);
  // files first: whoever finds a version closed finds its files closed
  await forEachPage(below.collection('publishedFiles'), async (files, transaction) => {
    const [tourNow, numbersNow] = await Promise.all([transaction.get(tour), transaction.get(numbersRef(ref))]);
    const isBinned = isTombstone(tourNow.data());
    const now = new Date();
    for (const file of files)
      transaction.update(file.ref, isBinned ? { windows: [] } : fileDocument(usesFrom(file), numbersFrom(numbersNow), now));
  });
  for (const name of ['snapshots', 'published'])
    await forEachPage(below.collection(name).select('binned'), async (documents, transaction) => {
      const isBinned = isTombstone((await transaction.get(tour)).data());
      for (const document of documents) {
        const isShown = name === 'snapshots' || document.id === currentRef(ref).id;
        if (isShown && (document.get('binned') === true) !== isBinned)
          transaction.update(document.ref, { binned: isBinned ? true : FieldValue.delete() });
      }
    });
  await checkLater(ref);
  await closeFiles(ref);
}
