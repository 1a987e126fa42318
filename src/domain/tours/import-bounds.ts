import { tourLimits } from '../limits';
import { isRecord } from '../stored';

/** A problem in a text to import: its location, and a message. */
export type ImportProblem = { where: string; what: string };

/** Larger than the JSON of any tour that fits in a document. */
export const maxImportCharacters = 8 * 1024 * 1024;

/** More lists and objects than fit in a document, even if each is minimal. */
const maxParts = 100_000;

/** Firestore allows 20 levels of nesting, and the list of folders is itself a field. @see https://firebase.google.com/docs/firestore/quotas */
const maxDepth = 20;

type Entry = { value: unknown; where: string; depth: number; isInList: boolean };

/**
 * The first problem that makes the input impossible to store: too deep, too large, or of a shape that Firestore rejects; null if there is none.
 * Avoids recursion, because pasted text may be nested deeper than the call stack.
 */
export function findImportLimitProblem(value: unknown): ImportProblem | null {
  const content = isRecord(value)
    ? { folders: value.folders, guidedTours: value.guidedTours, rooms: value.rooms, pointTypes: value.pointTypes }
    : { folders: value };
  const counts = { folders: 0, parts: 0 };
  return firstProblem(content, (entry) => shapeProblem(entry) ?? countProblem(entry, counts));
}

/** The first value in a document that Firestore rejects, whatever its size: too deep, or of a shape that it cannot store; null if there is none. */
export const findShapeProblem = (document: object): ImportProblem | null => firstProblem(document, shapeProblem);

function firstProblem(document: object, problemOf: (entry: Entry) => string | null): ImportProblem | null {
  const pending: Entry[] = Object.entries(document).map(([where, stored]) => ({ value: stored, where, depth: 1, isInList: false }));
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    if (typeof entry.value !== 'object' || entry.value === null) continue;
    const what = problemOf(entry);
    if (what) return { where: entry.where, what };
    pending.push(...childrenOf(entry));
  }
  return null;
}

function childrenOf({ value, where, depth }: Entry): Entry[] {
  const shared = { depth: depth + 1, isInList: Array.isArray(value) };
  if (Array.isArray(value)) return value.map((entry, index) => ({ value: entry, where: `${where}[${index}]`, ...shared }));
  return Object.entries(value as object).map(([name, entry]) => ({ value: entry, where: `${where}.${name}`, ...shared }));
}

function countProblem({ value, where }: Entry, counts: { folders: number; parts: number }): string | null {
  const length = Array.isArray(value) ? value.length : 0;
  counts.parts += 1;
  if (isFolderList(where)) counts.folders += length;
  if (counts.folders > tourLimits.folders) return `It contains more than ${tourLimits.folders.toLocaleString('en')} folders.`;
  return counts.parts > maxParts || length > maxParts ? 'It contains more than a tour can store.' : null;
}

const isFolderList = (where: string): boolean => /^folders(\[\d+\]\.children)*$/.test(where);

/** @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
function shapeProblem({ value, depth, isInList }: Entry): string | null {
  if (depth > maxDepth) return `This is nested more than ${maxDepth} levels deep, which cannot be stored.`;
  if (Array.isArray(value)) return isInList ? 'This is a list in a list, which cannot be stored.' : null;
  const reserved = Object.keys(value as object).find((name) => name === '' || /^__.*__$/s.test(name));
  return reserved === undefined ? null : `The field name “${reserved}” is not allowed.`;
}
