import { queryOptions } from '@tanstack/react-query';
import { type Folder, foldersFrom } from '@/domain/folders/folder';
import type { TourId } from '@/domain/ids';
import { store } from '../firestore/store';

/**
 * The folders of a saved state of a tour; null where its history does not have it any more, or cannot be read now. Costs one read.
 * @see MODEL-084
 */
export const savedFoldersOf = (tour: TourId, historyId: string) =>
  queryOptions({
    queryKey: ['tours', tour, 'poiHistory', historyId],
    queryFn: () => fetchSavedFolders(tour, historyId),
    // a saved state never changes
    staleTime: Number.POSITIVE_INFINITY,
  });

async function fetchSavedFolders(tour: TourId, historyId: string): Promise<Folder[] | null> {
  try {
    const { db, doc, getDoc } = await store();
    const entry = await getDoc(doc(db, 'tours', tour, 'poiHistory', historyId));
    return entry.exists() ? foldersFrom(entry.data().folders) : null;
  } catch (error) {
    // the import then compares with the tour as it is, and says so
    console.warn('Couldn’t read the saved state that was exported.', error);
    return null;
  }
}
