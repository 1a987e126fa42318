/** Something that two people changed differently, described for people. */
export type Conflict = {
  /** stable: the same for the same thing in every merge */
  id: string;
  kind: 'tour' | 'floor' | 'folder' | 'poi' | 'block' | 'item' | 'guidedTour' | 'stop' | 'room';
  /** names of its containers, outermost first; empty for the tour itself */
  where: readonly string[];
  /** the label of the field, such as `name` */
  field: string;
  /** both versions as text */
  mine: string;
  theirs: string;
  /** whether both versions can coexist: two text blocks, two links, two PoIs */
  canKeepBoth: boolean;
};

/** Which side of a conflict wins. */
export type Choice = 'mine' | 'theirs' | 'both';
/** By conflict id, or one choice for all; missing ids are undecided. */
export type Choices = ReadonlyMap<string, Choice> | 'mine' | 'theirs';

/** Resolves one conflict; `kept` is the default while it is undecided. */
export type ResolveConflict = (conflict: Conflict, fallback: 'mine' | 'theirs') => Choice;

/** A resolver that applies the choices, and the list of conflicts it was called with. */
export function conflictResolver(choices: Choices): { ask: ResolveConflict; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const ask: ResolveConflict = (conflict, fallback) => {
    conflicts.push(conflict);
    const choice = typeof choices === 'string' ? choices : (choices.get(conflict.id) ?? fallback);
    return choice === 'both' && !conflict.canKeepBoth ? fallback : choice;
  };
  return { ask, conflicts };
}

/** Resolves fields for an item that can be kept twice: "both" counts as mine for each field, and `isBoth` says whether it was chosen for any. */
export function fieldChoices(): { sideOf: (choice: Choice) => 'mine' | 'theirs'; isBoth: () => boolean } {
  let isBoth = false;
  const sideOf = (choice: Choice) => {
    if (choice === 'both') isBoth = true;
    return choice === 'theirs' ? 'theirs' : 'mine';
  };
  return { sideOf, isBoth: () => isBoth };
}

/** The text for a side that deleted the item. */
export const deletedText = 'Deleted';
