import { type Folder, foldersFrom, storedFolders } from './folders';
import { type UserId, userId } from './ids';
import { date, type Stored, text } from './stored';

/** How many saved states the history shows. @see EDIT-060 */
export const shownHistory = 10;

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

/** What is stored of a saved state; `timestamp`, the server's, is left to the writer. @see MODEL-084 EDIT-052 EDIT-055 */
export const newPoiHistoryEntry = (folders: readonly Folder[], { uid, email }: { uid: UserId; email: string }) => ({
  folders: storedFolders(folders),
  userUid: uid,
  userEmail: email,
});
