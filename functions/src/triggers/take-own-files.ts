import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import * as tours from '../tours/take-own-files';

/** A copy of a tour gets files of its own, so that it keeps them when its original loses them. @see TOUR-079 */
export const takeOwnFiles = onDocumentCreated({ document: 'tours/{tour}', retry: true, timeoutSeconds: 540 }, async ({ data }) => {
  if (data && text(data.get('originalTourId')) !== '') await tours.takeOwnFiles(data.ref);
});
