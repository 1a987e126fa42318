import { poiHistoryEntryFrom } from '@/domain/history';
import type { TourId } from '@/domain/ids';
import { store } from '../store';

/**
 * Who saved a state of a tour, by the email, and when; "" and null where that cannot be known. It costs one read, none for a tour that was
 * never saved by an editor.
 * @see EDIT-060
 */
export async function whoSaved(tour: TourId, historyId: string): Promise<{ by: string; at: Date | null }> {
  if (historyId === '') return nobody;
  try {
    const { db, doc, getDoc } = await store();
    const data = (await getDoc(doc(db, 'tours', tour, 'poiHistory', historyId))).data();
    if (!data) return nobody;
    const { userEmail, timestamp } = poiHistoryEntryFrom(historyId, { ...data, folders: [], timestamp: data.timestamp?.toDate?.() });
    return { by: userEmail, at: timestamp };
  } catch (error) {
    // a name is a courtesy: what was saved is known without it
    console.warn('Who saved the tour could not be read.', error);
    return nobody;
  }
}

const nobody = { by: '', at: null };
