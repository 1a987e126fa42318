import type { Folder } from '../folders/folder';
import { mergeFolders } from '../folders/merge';
import { sameFolders } from '../folders/same';
import type { GuidedTour } from '../guided-tours/guided-tour';
import { mergeGuidedTours } from '../guided-tours/merge';
import { type Choices, type Conflict, conflictResolver } from '../merge/conflicts';
import { childLocation, type MergeLocation, resolveConflict, resolveDeletion } from '../merge/location';
import { mergeItem, mergeKeyedList, type Three } from '../merge/three';
import { mergeRooms } from '../rooms/merge';
import type { RoomEdit } from '../rooms/room';
import { isDeepEqual } from '../same';
import type { Tour } from './tour';

/** The part of a tour that the editor changes. @see EDIT-052 */
export type EditedTour = {
  name: string;
  folders: readonly Folder[];
  floors: readonly string[];
  guidedTours: readonly GuidedTour[];
  rooms: readonly RoomEdit[];
};

/** The editable part of this tour. */
export const editedOf = ({ name, folders, floors, guidedTours, rooms }: EditedTour): EditedTour => ({
  name,
  folders,
  floors,
  guidedTours,
  rooms,
});

/** The tour with its edited part replaced. */
export const withEdited = (tour: Tour, edited: EditedTour): Tour => ({ ...tour, ...editedOf(edited) });

/** Whether two states are deeply equal. @see EDIT-050 EDIT-051 */
export const sameEdited = (one: EditedTour, other: EditedTour): boolean =>
  one === other ||
  (one.name === other.name &&
    isDeepEqual(one.floors, other.floors) &&
    isDeepEqual(one.guidedTours, other.guidedTours) &&
    isDeepEqual(one.rooms, other.rooms) &&
    sameFolders(one.folders, other.folders));

/** Two edits of one tour, merged, and their conflicts. Undecided conflicts are resolved as mine, except that a change wins over a deletion. */
export type MergedTour = { edited: EditedTour; conflicts: readonly Conflict[]; base: EditedTour; mine: EditedTour; theirs: EditedTour };

/**
 * Three-way merge of a tour: a change made by only one side is applied, per PoI, folder, floor,
 * stop, room and field; different changes of the same field are
 * conflicts. Objects that nobody else changed keep their identity.
 * @param base the common base
 * @param mine the local state
 * @param theirs what somebody else saved since
 */
export const mergeEdited = (base: EditedTour, mine: EditedTour, theirs: EditedTour): MergedTour => mergeWith(base, mine, theirs, new Map());

/** The merged tour after its conflicts are resolved. Undecided ones stay as in `mergeEdited`. */
export const resolveConflicts = ({ base, mine, theirs }: MergedTour, choices: Choices): EditedTour =>
  mergeWith(base, mine, theirs, choices).edited;

/** The stored state, reusing the objects of `known` wherever they are equal. */
export const reuseObjects = (known: EditedTour, stored: EditedTour): EditedTour => mergeEdited(known, known, stored).edited;

const editedParts = ['name', 'folders', 'floors', 'guidedTours', 'rooms'] as const;

function mergeWith(base: EditedTour, mine: EditedTour, theirs: EditedTour, choices: Choices): MergedTour {
  const { ask, conflicts } = conflictResolver(choices);
  const location: MergeLocation = { id: 'tour', kind: 'tour', where: [], ask };
  const [name] = mergeText({ base: base.name, mine: mine.name, theirs: theirs.name }, location, 'name of the tour');
  const folders = mergeFolders({ base: base.folders, mine: mine.folders, theirs: theirs.folders }, location);
  const floors = mergeFloors({ base: base.floors, mine: mine.floors, theirs: theirs.floors }, location);
  const guidedTours = mergeGuidedTours({ base: base.guidedTours, mine: mine.guidedTours, theirs: theirs.guidedTours }, location);
  const rooms = mergeRooms({ base: base.rooms, mine: mine.rooms, theirs: theirs.rooms }, location);
  const edited = { name: name ?? mine.name, folders, floors, guidedTours, rooms };
  const isMine = editedParts.every((part) => edited[part] === mine[part]);
  return { edited: isMine ? mine : edited, conflicts, base, mine, theirs };
}

const mergeText = (three: Three<string>, location: MergeLocation, words: string): readonly string[] =>
  mergeItem(three, {
    collide: ({ mine, theirs }) => [
      resolveConflict(location, { words, read: (text) => text || 'Nothing' }, { mine, theirs }) === 'theirs' ? theirs : mine,
    ],
    stays: (by, _base, remaining) => resolveDeletion(location, by, remaining),
  });

/** Floors have no ids: they are matched by number. @see EDIT-094 */
const mergeFloors = (lists: Three<readonly string[]>, location: MergeLocation): readonly string[] =>
  mergeKeyedList(
    lists,
    (floors) => floors.map((_, index) => String(index + 1)),
    (three, number) => mergeText(three, childLocation(location, 'floor', number, `Floor ${number}`), 'name'),
  );
