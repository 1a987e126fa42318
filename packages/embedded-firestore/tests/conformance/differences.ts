/** A recorded case that is answered differently on purpose; each is checked to be different, and told in the package's README. */
export type Difference = { readonly file: string; readonly name: string; readonly reason: string };

export const DIFFERENCES: readonly Difference[] = [
  ...['POST /reset', 'write after the reset'].map((name) => ({
    file: 'sdk-clear-official-v1.22.0.json',
    name,
    reason: 'Listeners hear of a reset and go on; those of the official emulator fall silent.',
  })),
  { file: 'queries.json', name: 'find_nearest', reason: 'A vector search is rejected: nothing here needs one.' },
];

/** What a vector search is answered with. */
export const REJECTED_SEARCH = { status: 'UNIMPLEMENTED', message: 'findNearest is not implemented.' };

/** Why a case is answered differently; undefined when it is not. */
export const differenceOf = (file: string, name: string): string | undefined =>
  DIFFERENCES.find((difference) => difference.file === file && difference.name === name)?.reason;
