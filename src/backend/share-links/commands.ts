import { AppError } from '@/domain/app-error';
import type { PoiId, TourId } from '@/domain/ids';
import { newShareLink, type SharedView } from '@/domain/sharing/share-links';
import { shareMessage } from '@/domain/sharing/share-message';
import { answered } from '../errors';
import { requireUid } from '../require-uid';
import { store } from '../store';
import { shareLinks } from './refs';

/** What is shared of a tour: a view of it, and the PoI it is about, if it is about one. */
export type Shared = { tour: TourId; view: SharedView; poi: PoiId | null; message: string };

/**
 * Keeps a link to a PoI or to an exact view; gives its id, of 20 characters, once the server has it: a link that only this device knows
 * leads nobody anywhere.
 * @throws AppError `permission-denied` for whoever is no member of the tour's organization; `unauthenticated`, `unavailable`
 * @see PLAYER-047 ACCESS-060
 */
export async function createShareLink({ tour, view, poi, message }: Shared): Promise<string> {
  if (!navigator.onLine) throw new AppError('unavailable', 'You are offline. Connect, then try again.');
  const [{ db, addDoc, collection, serverTimestamp }, user] = await Promise.all([store(), requireUid()]);
  const link = newShareLink(view, { poi, message: shareMessage.parse(message), user });
  const { id } = await answered(addDoc(collection(db, shareLinks(tour).path), { ...link, created: serverTimestamp() }));
  return id;
}
