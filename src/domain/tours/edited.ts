import type { Folder } from '../folders';
import { mergeFolders } from '../folders/merge';
import { sameFolders } from '../folders/same';
import { type At, asked, askedIfDeleted, inside } from '../merge/at';
import { asking, type Choices, type Conflict } from '../merge/conflicts';
import { joined } from '../merge/three';
import { isSame, settled } from '../same';
import type { Tour } from '../tours';

/** What of a tour the editor changes. @see EDIT-052 */
export type Edited = { name: string; folders: readonly Folder[]; floors: readonly string[] };

/** What of this tour the editor changes. */
export const editedOf = ({ name, folders, floors }: Edited): Edited => ({ name, folders, floors });

/** The tour with what was changed of it. */
export const withEdited = (tour: Tour, { name, folders, floors }: Edited): Tour => ({ ...tour, name, folders, floors });

/** Whether two states hold the same. What is the same object is not looked into. @see EDIT-050 EDIT-051 */
export const sameEdited = (one: Edited, other: Edited): boolean =>
  one === other || (one.name === other.name && isSame(one.floors, other.floors) && sameFolders(one.folders, other.folders));

/** Two edits of one tour, joined, and what had to be asked. Undecided, mine stands, and nothing changed is lost to a deletion. */
export type Merged = { edited: Edited; conflicts: readonly Conflict[]; base: Edited; mine: Edited; theirs: Edited };

/**
 * Joins two edits of the same tour: what only one side changed is its change, by PoI, folder, floor and field; what both changed differently is
 * a conflict. What nobody else changed stays the object that `mine` has.
 * @param base what both began with
 * @param mine what is on the screen here
 * @param theirs what somebody else saved since
 */
export const mergeEdited = (base: Edited, mine: Edited, theirs: Edited): Merged => joinedBy(base, mine, theirs, new Map());

/** What becomes of the tour when its conflicts are decided so. What is not decided stays as `mergeEdited` left it. */
export const resolveConflicts = ({ base, mine, theirs }: Merged, choices: Choices): Edited => joinedBy(base, mine, theirs, choices).edited;

/** The same as `stored`, with the objects that `known` has of it wherever they hold the same. */
export const withObjectsOf = (known: Edited, stored: Edited): Edited => mergeEdited(known, known, stored).edited;

function joinedBy(base: Edited, mine: Edited, theirs: Edited, choices: Choices): Merged {
  const { ask, conflicts } = asking(choices);
  const at: At = { id: 'tour', kind: 'tour', where: [], ask };
  const name = joinedText({ base: base.name, mine: mine.name, theirs: theirs.name }, at, 'name of the tour');
  const folders = mergeFolders({ base: base.folders, mine: mine.folders, theirs: theirs.folders }, at);
  const floors = joinedFloors(base.floors, mine.floors, theirs.floors, at);
  const isMine = name === mine.name && folders === mine.folders && floors === mine.floors;
  return { edited: isMine ? mine : { name: name ?? mine.name, folders, floors }, conflicts, base, mine, theirs };
}

const joinedText = (three: { base: string | undefined; mine: string | undefined; theirs: string | undefined }, at: At, words: string) =>
  joined(three, {
    collide: ({ mine, theirs }) => [asked(at, { words, read: (text) => text || 'Nothing' }, { mine, theirs }) === 'theirs' ? theirs : mine],
    stays: (by, _base, left) => askedIfDeleted(at, by, left),
  })[0];

/** Floors have no ids: each is known by its number. @see EDIT-094 */
function joinedFloors(base: readonly string[], mine: readonly string[], theirs: readonly string[], at: At): readonly string[] {
  const most = Math.max(mine.length, theirs.length);
  const floors = Array.from({ length: most }, (_, floor) => {
    const here = inside(at, 'floor', String(floor + 1), `Floor ${floor + 1}`);
    return joinedText({ base: base[floor], mine: mine[floor], theirs: theirs[floor] }, here, 'name');
  });
  return settled(
    mine,
    floors.filter((name) => name !== undefined),
  );
}
