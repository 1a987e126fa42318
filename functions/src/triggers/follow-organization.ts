import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import * as tours from '../tours/follow-organization';
import { mendReturnedAddresses } from '../tours/renew-file-addresses';
import { requestRenewal } from '../tours/renewals';

/**
 * Updates what depends on a tour's organization when that changes, closes its file addresses when it is no longer public, and mends addresses that a
 * save brought back. Ignores other changes, also into the bin and out of it.
 * @see ACCESS-015
 */
export const followOrganization = onDocumentUpdated({ document: 'tours/{tour}', retry: true, timeoutSeconds: 540 }, async ({ data }) => {
  if (!data || isTombstone(data.before.data()) || isTombstone(data.after.data())) return;
  const { before, after } = data;
  const [from, to] = [text(before.get('organization')), text(after.get('organization'))];
  const wasPublic = before.get('public') === true;
  if (from !== to) await tours.followOrganization({ id: after.id, organization: from, isPublic: wasPublic }, to, after.updateTime);
  else if (wasPublic && after.get('public') !== true) await requestRenewal({ organization: to, tour: after.id }, 'private');
  else await mendReturnedAddresses(before, after);
});
