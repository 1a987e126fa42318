import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { flag, text } from '@/domain/stored';
import { giveCode } from '../collections/short-code';

/** Gives a collection its code in short addresses when its public page is switched on first. @see ACCESS-078 */
export const giveCollectionCode = onDocumentWritten({ document: 'collections/{collection}', retry: true }, async ({ data }) => {
  const after = data?.after;
  if (after?.exists && flag(after.get('isPublic')) && text(after.get('shortCode')) === '') await giveCode(after.id);
});
