import { tourLimits } from '../limits';
import { isRecord } from '../stored';

/** What is wrong with a text that should be imported: where in it, and what. */
export type ImportProblem = { where: string; what: string };

/** More than a tour that just fits into the store takes as JSON. */
export const mostCharacters = 8 * 1024 * 1024;

/** More lists and objects than fit into the store, were each of them as small as can be. */
const mostParts = 100_000;

/** Firestore nests maps and lists 20 deep at most, and a list of folders is a field of its own. @see https://firebase.google.com/docs/firestore/quotas */
const deepest = 20;

type Seen = { value: unknown; where: string; depth: number; isInList: boolean };

/**
 * The first thing in a text that no tour can hold, being too deep, too much, or of a shape that the store refuses; null when there is
 * none. It is looked for without recursion, since what is pasted may be nested deeper than any stack.
 */
export function importBounds(value: unknown): ImportProblem | null {
  const left: Seen[] = [{ value: isRecord(value) ? value.folders : value, where: 'folders', depth: 1, isInList: false }];
  const counts = { folders: 0, parts: 0 };
  for (let seen = left.pop(); seen; seen = left.pop()) {
    if (typeof seen.value !== 'object' || seen.value === null) continue;
    const what = shapeProblem(seen) ?? countProblem(seen, counts);
    if (what) return { where: seen.where, what };
    for (const entry of inside(seen)) left.push(entry);
  }
  return null;
}

function inside({ value, where, depth }: Seen): Seen[] {
  const below = { depth: depth + 1, isInList: Array.isArray(value) };
  if (Array.isArray(value)) return value.map((entry, at) => ({ value: entry, where: `${where}[${at}]`, ...below }));
  return Object.entries(value as object).map(([name, entry]) => ({ value: entry, where: `${where}.${name}`, ...below }));
}

function countProblem({ value, where }: Seen, counts: { folders: number; parts: number }): string | null {
  const length = Array.isArray(value) ? value.length : 0;
  counts.parts += 1;
  if (isFolderList(where)) counts.folders += length;
  if (counts.folders > tourLimits.folders) return `There are more than ${tourLimits.folders.toLocaleString('en')} folders in it.`;
  return counts.parts > mostParts || length > mostParts ? 'There is more in it than any tour can hold.' : null;
}

const isFolderList = (where: string): boolean => /^folders(\[\d+\]\.children)*$/.test(where);

/** @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
function shapeProblem({ value, depth, isInList }: Seen): string | null {
  if (depth > deepest) return `This lies more than ${deepest} levels deep, which no tour can hold.`;
  if (Array.isArray(value)) return isInList ? 'This is a list in a list, which no tour can hold.' : null;
  const refused = Object.keys(value as object).find((name) => name === '' || /^__.*__$/s.test(name));
  return refused === undefined ? null : `No field can be called “${refused}”.`;
}
