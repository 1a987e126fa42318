import { foldersFrom, storedFolders } from '../folders/folder';
import { guidedToursFrom, storedGuidedTours } from '../guided-tours/guided-tour';
import { roomsFrom } from '../rooms/room';
import { type EditedTour, sameEdited } from './edited';

/**
 * Whether Firestore contains exactly this state. Reading what was written may add defaults, such as the name of an unnamed PoI; that does not count
 * as a change.
 */
export const isStoredAs = (edited: EditedTour, stored: EditedTour): boolean =>
  sameEdited(edited, stored) || sameEdited(asReadBack(edited), stored);

const asReadBack = ({ name, floors, folders, guidedTours, rooms }: EditedTour): EditedTour => ({
  name,
  floors,
  folders: foldersFrom(storedFolders(folders)),
  guidedTours: guidedToursFrom(storedGuidedTours(guidedTours)),
  rooms: roomsFrom(rooms),
});
