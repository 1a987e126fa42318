/** From how many characters a search box acts. @see TOUR-006 MAP-003 PLAYER-041 COLL-006 COLL-007 COLL-008 COLLAB-013 */
export const searchFrom = { tours: 2, map: 2, pois: 2, collections: 3, addTours: 1, organizations: 1, icons: 1, collaborators: 1 } as const;

/** A search box: where it stands decides from how many characters it acts. */
export type SearchPlace = keyof typeof searchFrom;

/** Whether what is written in the box is enough to search for; space around it does not count. */
export const isSearch = (sought: string, place: SearchPlace): boolean => sought.trim().length >= searchFrom[place];

/** Whether a text contains what is sought, whatever the case of either. */
export const contains = (text: string, sought: string): boolean => text.toLowerCase().includes(sought.trim().toLowerCase());

/** Those whose texts contain what is sought; all of them while that is too short to act on. */
export const searched = <T>(all: readonly T[], sought: string, place: SearchPlace, textsOf: (one: T) => readonly string[]): T[] =>
  isSearch(sought, place) ? all.filter((one) => textsOf(one).some((text) => contains(text, sought))) : [...all];

/** Compares names as people order them: "Hall 2" before "Hall 10", case aside. */
export const byText = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare;

/** Compares by name. */
export const byName = (one: { readonly name: string }, other: { readonly name: string }): number => byText(one.name, other.name);

/** Compares by a time, latest first; without one last. */
export const newestFirst =
  <T>(timeOf: (one: T) => Date | null) =>
  (one: T, other: T): number =>
    (timeOf(other)?.getTime() ?? Number.NEGATIVE_INFINITY) - (timeOf(one)?.getTime() ?? Number.NEGATIVE_INFINITY) || 0;
