import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import * as tours from '../tours/follow-organization';

/** Updates what depends on a tour's organization when that changes. Other changes are ignored, also into the bin and out of it. @see ACCESS-015 */
export const followOrganization = onDocumentUpdated({ document: 'tours/{tour}', retry: true, timeoutSeconds: 540 }, async ({ data }) => {
  const [from, to] = [text(data?.before.get('organization')), text(data?.after.get('organization'))];
  if (!data || from === to || isTombstone(data.before.data()) || isTombstone(data.after.data())) return;
  const former = { id: data.after.id, organization: from, isPublic: data.before.get('public') === true };
  await tours.followOrganization(former, to, data.after.updateTime);
});
