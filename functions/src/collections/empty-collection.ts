import { Timestamp } from 'firebase-admin/firestore';
import { kindOfInvitation } from '@/domain/collaboration/document-ids';
import { collectionFolder } from '@/domain/files/paths';
import { collectionId, orgId } from '@/domain/ids';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { removeFiles } from '../core/file-service';
import { forEachPage, isFromBefore } from '../core/pages';
import { reserveCode } from './short-code';

/** A deleted collection, before its deletion; `shortCode` is "" if it never had a public page. */
export type FormerCollection = { id: string; organization: string; shortCode?: string };

/**
 * Closes the public page of a deleted collection for ever, deletes its invitations and covers, and removes its tours from it, so that a new collection
 * with the same id does not grant access to the old content. Only affects data of the collection's own organization, and nothing added to a new
 * collection with that id. Idempotent: can be retried after an interruption.
 */
export async function emptyCollection(former: FormerCollection): Promise<void> {
  await reserveCode(former);
  await removeInvitations(former);
  await removeTours(former);
  await removeCovers(former);
}

/** Older invitations without an organization belong to the collection in their id. */
const removeInvitations = ({ id, organization }: FormerCollection): Promise<void> =>
  forEachPage(store().collection('collaboration').where('tour', '==', id), async (invitations, transaction) => {
    const now = await transaction.get(store().doc(`collections/${id}`));
    for (const invitation of invitations) {
      const kind = kindOfInvitation(invitation.id) ?? invitation.get('type');
      const isItsOwn = kind === 'collection' && [organization, ''].includes(text(invitation.get('organization')));
      if (isItsOwn && isFromBefore(invitation, now)) transaction.delete(invitation.ref);
    }
  });

// reads only the fields that are needed, because tours are large
const removeTours = ({ id, organization }: FormerCollection): Promise<void> =>
  forEachPage(store().collection('tours').where('collection', '==', id).select('organization'), async (tours, transaction) => {
    const now = await transaction.get(store().doc(`collections/${id}`));
    const recreatedAt = now.get('organization') === organization ? now.createTime : undefined;
    for (const tour of tours) {
      const isAddedLater = recreatedAt !== undefined && tour.updateTime.valueOf() >= recreatedAt.valueOf();
      if (tour.get('organization') === organization && !isAddedLater) transaction.update(tour.ref, { collection: '' });
    }
  });

/** A collection that exists again keeps its files: its cover is uploaded before it is created. */
async function removeCovers({ id, organization }: FormerCollection): Promise<void> {
  const now = await store().doc(`collections/${id}`).get();
  if (organization === '' || now.get('organization') === organization) return;
  await removeFiles(`${collectionFolder(orgId(organization), collectionId(id))}/`, Timestamp.now());
}
