import type { Timestamp } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import type { DocumentChange } from '../core/follow-document';
import { followOrganization } from './follow-organization';
import { mendReturnedAddresses } from './renew-file-addresses';
import { requestRenewal } from './renewals';

/**
 * Updates what depends on a tour's organization when that changes, closes its file addresses when it is no longer public, and mends addresses that a
 * save brought back. Ignores other changes, also into the bin and out of it.
 * @see ACCESS-015
 */
export async function followOpenness({ before, after }: DocumentChange): Promise<void> {
  if (!before.exists || !after.exists || isTombstone(before.data()) || isTombstone(after.data())) return;
  const [from, to] = [text(before.get('organization')), text(after.get('organization'))];
  const wasPublic = before.get('public') === true;
  if (from !== to) await followOrganization({ id: after.id, organization: from, isPublic: wasPublic }, to, after.updateTime as Timestamp);
  else if (wasPublic && after.get('public') !== true) await requestRenewal({ organization: to, tour: after.id }, 'private');
  else await mendReturnedAddresses(before, after);
}
