/** Something that two people changed differently, in words for people. */
export type Conflict = {
  /** the same for the same thing, however often the two are joined */
  id: string;
  kind: 'tour' | 'floor' | 'folder' | 'poi' | 'block' | 'item';
  /** the names of what it lies in, from the outermost; none for the tour itself */
  where: readonly string[];
  /** what of it differs, such as `name` */
  field: string;
  /** both sides as people read them */
  mine: string;
  theirs: string;
  /** whether both can stand beside each other: two text blocks, two links, two PoIs */
  canKeepBoth: boolean;
};

/** Which side of a conflict stands. */
export type Choice = 'mine' | 'theirs' | 'both';
/** By the ids of conflicts; one for all of them; what is left out is not decided. */
export type Choices = ReadonlyMap<string, Choice> | 'mine' | 'theirs';

/** The question of one conflict; `kept` stands while nobody has decided. */
export type Ask = (conflict: Conflict, kept: 'mine' | 'theirs') => Choice;

/** Asks what was chosen, and gathers everything that had to be asked. */
export function asking(choices: Choices): { ask: Ask; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const ask: Ask = (conflict, kept) => {
    conflicts.push(conflict);
    const choice = typeof choices === 'string' ? choices : (choices.get(conflict.id) ?? kept);
    return choice === 'both' && !conflict.canKeepBoth ? kept : choice;
  };
  return { ask, conflicts };
}

/** Takes choices for fields, in which both is mine, with the whole of theirs beside it: `isBoth` says whether that was chosen of any. */
export function fieldChoices(): { sideOf: (choice: Choice) => 'mine' | 'theirs'; isBoth: () => boolean } {
  let isBoth = false;
  const sideOf = (choice: Choice) => {
    if (choice === 'both') isBoth = true;
    return choice === 'theirs' ? 'theirs' : 'mine';
  };
  return { sideOf, isBoth: () => isBoth };
}

/** How a side that has it no longer reads. */
export const deleted = 'Deleted';
