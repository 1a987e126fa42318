import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import * as tours from '../tours/copy-own-files';

/** Gives a copied tour, or one that was brought over, its own files, so that it keeps them if the original is deleted. @see TOUR-079 LEGACY-IMPORT-007 */
export const takeOwnFiles = onDocumentCreated({ document: 'tours/{tour}', retry: true, timeoutSeconds: 540 }, async ({ data }) => {
  if (data && ['originalTourId', 'importedOriginalTourId'].some((field) => text(data.get(field)) !== ''))
    await tours.copyOwnFiles(data.ref);
});
