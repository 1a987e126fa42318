import { type UserId, userId } from '../ids';
import { date, type Stored, text } from '../stored';
import { type Folder, foldersFrom, storedFolders } from './folder';

/** Number of saved states shown in the history. @see EDIT-060 */
export const shownHistoryEntries = 10;

/** A saved state of a tour's folders: `tours/{tour}/poiHistory/{entry}`. @see MODEL-084 */
export type PoiHistoryEntry = { id: string; folders: Folder[]; timestamp: Date | null; userUid: UserId; userEmail: string };

/** Reads a stored history entry. @see MODEL-084 */
export const poiHistoryEntryFrom = (id: string, stored: Stored): PoiHistoryEntry => ({
  id,
  folders: foldersFrom(stored.folders),
  timestamp: date(stored.timestamp),
  userUid: userId(text(stored.userUid)),
  userEmail: text(stored.userEmail),
});

/** The document of a new history entry; the writer adds the server's `timestamp`. @see MODEL-084 EDIT-052 EDIT-055 */
export const newPoiHistoryEntry = (folders: readonly Folder[], { uid, email }: { uid: UserId; email: string }) => ({
  folders: storedFolders(folders),
  userUid: uid,
  userEmail: email,
});
