import { type GuidedTour, guidedToursFrom, storedGuidedTours } from '../guided-tours/guided-tour';
import { type UserId, userId } from '../ids';
import { type RoomEdit, roomsFrom } from '../rooms/room';
import { date, type Stored, text } from '../stored';
import { type Folder, foldersFrom, storedFolders } from './folder';

/** Number of saved states shown in the history. @see EDIT-060 */
export const shownHistoryEntries = 10;

/**
 * A saved state of a tour's content: `tours/{tour}/poiHistory/{entry}`. One from before tours had guided tours and rooms says nothing of them.
 * @see MODEL-084
 */
export type PoiHistoryEntry = {
  id: string;
  folders: Folder[];
  guidedTours: GuidedTour[] | null;
  rooms: RoomEdit[] | null;
  timestamp: Date | null;
  userUid: UserId;
  userEmail: string;
  /** what somebody called this state; "" for most, which go with time (`whichToKeep`) */
  name: string;
};

/** What of a tour its history has. */
type HistoryContent = { folders: readonly Folder[]; guidedTours: readonly GuidedTour[]; rooms: readonly RoomEdit[] };

/** The content of an entry; what it says nothing of is as it is now. */
export const contentOfEntry = (
  { folders, guidedTours, rooms }: Pick<PoiHistoryEntry, 'folders' | 'guidedTours' | 'rooms'>,
  now: Omit<HistoryContent, 'folders'>,
): HistoryContent => ({ folders, guidedTours: guidedTours ?? now.guidedTours, rooms: rooms ?? now.rooms });

/** Reads a stored history entry. @see MODEL-084 */
export const poiHistoryEntryFrom = (id: string, stored: Stored): PoiHistoryEntry => ({
  id,
  folders: foldersFrom(stored.folders),
  guidedTours: Array.isArray(stored.guidedTours) ? guidedToursFrom(stored.guidedTours) : null,
  rooms: Array.isArray(stored.rooms) ? roomsFrom(stored.rooms) : null,
  timestamp: date(stored.timestamp),
  userUid: userId(text(stored.userUid)),
  userEmail: text(stored.userEmail),
  name: text(stored.name),
});

/** The document of a new history entry; the writer adds the server's `timestamp`. @see MODEL-084 EDIT-052 EDIT-055 */
export const newPoiHistoryEntry = ({ folders, guidedTours, rooms }: HistoryContent, { uid, email }: { uid: UserId; email: string }) => ({
  folders: storedFolders(folders),
  guidedTours: storedGuidedTours(guidedTours),
  rooms: [...rooms],
  userUid: uid,
  userEmail: email,
});
