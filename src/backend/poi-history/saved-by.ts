import { poiHistoryEntryFrom } from '@/domain/folders/history';
import type { TourId } from '@/domain/ids';
import { store } from '../firestore/store';

/**
 * Who saved a state of a tour (email address) and when; "" and null if unknown. Costs one read, or none for a tour that was never saved in the
 * editor.
 * @see EDIT-060
 */
export async function fetchSavedBy(tour: TourId, historyId: string): Promise<{ by: string; at: Date | null }> {
  if (historyId === '') return unknownAuthor;
  try {
    const { db, doc, getDoc } = await store();
    const data = (await getDoc(doc(db, 'tours', tour, 'poiHistory', historyId))).data();
    if (!data) return unknownAuthor;
    const { userEmail, timestamp } = poiHistoryEntryFrom(historyId, { ...data, folders: [], timestamp: data.timestamp?.toDate?.() });
    return { by: userEmail, at: timestamp };
  } catch (error) {
    // the author is optional information
    console.warn('Couldn’t read who saved the tour.', error);
    return unknownAuthor;
  }
}

const unknownAuthor = { by: '', at: null };
