import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import * as tours from '../tours/follow-organization';

/** Sees to it that a tour leaves behind what belongs to the organization that it leaves. Nothing but that change is looked at. @see ACCESS-015 */
export const followOrganization = onDocumentUpdated({ document: 'tours/{tour}', retry: true, timeoutSeconds: 540 }, async ({ data }) => {
  const [from, to] = [text(data?.before.get('organization')), text(data?.after.get('organization'))];
  if (!data || from === to) return;
  const former = { id: data.after.id, organization: from, isPublic: data.before.get('public') === true };
  await tours.followOrganization(former, to, data.after.updateTime);
});
