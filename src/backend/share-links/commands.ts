import { AppError } from '@/domain/app-error';
import type { PoiId, TourId } from '@/domain/ids';
import { type LinkSettings, newShareLink, type SharedView } from '@/domain/sharing/share-links';
import { shareLinkName, shareMessage } from '@/domain/sharing/share-message';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { store } from '../firestore/store';
import { requireUid } from '../require-uid';
import { serverErrorTexts } from '../texts';
import { shareLinks } from './refs';

/** The shared view of a tour, the PoI it shows, if any, and the link's settings. */
export type Shared = { tour: TourId; view: SharedView; poi: PoiId | null; message: string } & LinkSettings;

/**
 * Stores a link to a PoI or to an exact view. Returns its 20-character id once the server has stored it, because a link that exists only on this
 * device cannot be opened by others.
 * @throws AppError `permission-denied` for whoever is no member of the tour's organization; `unauthenticated`, `unavailable`
 * @see PLAYER-047 ACCESS-060
 */
export async function createShareLink({ tour, view, poi, message, name, expires }: Shared): Promise<string> {
  if (!navigator.onLine) throw new AppError('unavailable', serverErrorTexts.get().offline);
  const [{ db, addDoc, collection, serverTimestamp }, user] = await Promise.all([store(), requireUid()]);
  const link = newShareLink(view, { poi, message: shareMessage.parse(message), user, name: shareLinkName.parse(name), expires });
  const { id } = await withAppErrors(addDoc(collection(db, shareLinks(tour).path), { ...link, created: serverTimestamp() }));
  return id;
}

type LinkRef = { tour: TourId; id: string };

/** Renames a link and sets when it expires; null for never. @throws AppError `permission-denied`, `not-found`, `unavailable` @see ACCESS-060 */
export async function changeShareLink({ tour, id, name, expires }: LinkRef & LinkSettings): Promise<void> {
  const { db, doc, runTransaction } = await requireOnlineStore();
  const changes = { name: shareLinkName.parse(name), expires };
  await withAppErrors(runTransaction(db, async (transaction) => void transaction.update(doc(db, shareLinks(tour).path, id), changes)));
}

/** Revokes a link for good: whoever opens it is told so. @throws AppError `permission-denied`, `not-found`, `unavailable` @see ACCESS-060 */
export async function revokeShareLink({ tour, id }: LinkRef): Promise<void> {
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      transaction.update(doc(db, shareLinks(tour).path, id), { revoked: serverTimestamp() });
    }),
  );
}

/** Deletes a link that was revoked or has expired. @throws AppError `permission-denied`, `unavailable` @see ACCESS-060 */
export async function deleteShareLink({ tour, id }: LinkRef): Promise<void> {
  const { db, doc, runTransaction } = await requireOnlineStore();
  await withAppErrors(runTransaction(db, async (transaction) => void transaction.delete(doc(db, shareLinks(tour).path, id))));
}
