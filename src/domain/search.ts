/** Minimum number of characters for each search box. @see TOUR-006 MAP-003 PLAYER-041 COLL-006 COLL-007 COLL-008 COLLAB-013 */
export const minSearchLength = {
  tours: 2,
  map: 2,
  pois: 2,
  collections: 3,
  addTours: 1,
  locations: 1,
  organizations: 1,
  icons: 1,
  collaborators: 1,
  members: 1,
} as const;

/** A search box, by its place in the app. */
export type SearchBoxName = keyof typeof minSearchLength;

/** Whether the trimmed text is long enough to search for. */
export const isSearch = (searchText: string, place: SearchBoxName): boolean => searchText.trim().length >= minSearchLength[place];

/** A text without case, accents and typographic apostrophes, for comparing in a search, so that "hak" finds "Håkon’s Hall". */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  // most texts need no more, and normalizing thousands of them takes long
  if (isAscii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßłđðþı’‘]/g, (letter) => foldedLetters[letter] ?? letter);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them
const isAscii = /^[\x00-\x7f]*$/;
const foldedLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '’': "'",
  '‘': "'",
};

/** Whether a text contains the search text, ignoring case and accents. */
export const contains = (text: string, searchText: string): boolean => foldedText(text).includes(foldedText(searchText.trim()));

/** The items whose texts match; all of them if the search text is too short. */
export const filterBySearch = <T>(
  all: readonly T[],
  searchText: string,
  place: SearchBoxName,
  textsOf: (item: T) => readonly string[],
): T[] => (isSearch(searchText, place) ? all.filter((item) => textsOf(item).some((text) => contains(text, searchText))) : [...all]);

/** Compares names naturally: "Hall 2" before "Hall 10", ignoring case. */
export const byText = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare;

/** Compares by name. */
export const byName = (item: { readonly name: string }, other: { readonly name: string }): number => byText(item.name, other.name);

/** Compares by time, newest first; items without a time come last. */
export const newestFirst =
  <T>(timeOf: (item: T) => Date | null) =>
  (item: T, other: T): number =>
    (timeOf(other)?.getTime() ?? Number.NEGATIVE_INFINITY) - (timeOf(item)?.getTime() ?? Number.NEGATIVE_INFINITY) || 0;
