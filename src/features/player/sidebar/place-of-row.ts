/** Where a point is, in two lines of its row: what it is in, as its room, and the floor. */
export type PlaceOfRow = { around: string; floor: string };

/** Says nothing twice: a folder or room may be named like its floor. */
export const placeOfRow = (around: readonly string[], floor: string): PlaceOfRow => ({
  around: joined(around.filter((name) => name !== floor)),
  floor,
});

/** In one line. */
export const placeText = ({ around, floor }: PlaceOfRow): string => joined([around, floor]);

const joined = (names: readonly string[]): string => [...new Set(names)].filter((name) => name !== '').join(' · ');
