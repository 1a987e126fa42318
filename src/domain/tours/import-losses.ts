import { plural } from '../plural';
import { isRecord, type Stored } from '../stored';

type Loss = { count: number; where: string };
type Losses = { replaced: Map<string, Loss>; dropped: Map<string, Loss> };

/** Fields of a copied tour that are not imported, by what they are called in the editor. */
const tourFields: Readonly<Record<string, string>> = {
  floors: 'floor names',
  floorplans: 'plans',
  documents: 'documents',
  files: 'files of the tour itself',
};

// identifiers are new in any case
const ignoredFields = new Set(['id', 'identifier', 'sid']);
const namedLists = new Set(['folders', 'children', 'pois']);

/** Sentences about values of pasted folders that did not fit and were replaced or dropped. @param read the same folders, as they are stored */
export function lossesOf(pasted: readonly unknown[], read: readonly unknown[]): string[] {
  const losses: Losses = { replaced: new Map(), dropped: new Map() };
  compareLists(pasted, read, 'folders', losses);
  const lines = (found: Map<string, Loss>, what: string) =>
    [...found].map(([field, { count, where }]) => `“${field}” ${what} in ${places(count)}. The first is ${where}.`);
  return [...lines(losses.replaced, 'does not fit and is replaced'), ...lines(losses.dropped, 'does not fit and is left out')];
}

/** A sentence about what a copied tour has besides its folders. */
export function tourLosses(tour: Stored): string[] {
  const left = Object.entries(tourFields).flatMap(([field, name]) => (isFilled(tour[field]) ? [name] : []));
  return left.length === 0 ? [] : [`Only folders are imported. These are left out: ${left.join(', ')}.`];
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const places = (count: number): string => plural(count, { one: '# place', other: '# places' });

function note(found: Map<string, Loss>, where: string): void {
  const field = where.slice(where.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '');
  const before = found.get(field);
  found.set(field, { count: (before?.count ?? 0) + 1, where: before?.where ?? where });
}

function compareLists(pasted: readonly unknown[], read: readonly unknown[], where: string, losses: Losses): void {
  let at = 0;
  for (const [index, value] of pasted.entries()) {
    const place = `${where}[${index}]`;
    // readers skip what is no object
    if (!isRecord(value) && read.every(isRecord)) note(losses.dropped, place);
    else compare(value, read[at++], place, losses);
  }
}

function compare(pasted: unknown, read: unknown, where: string, losses: Losses): void {
  // what is missing or empty gets its default
  if (pasted === undefined || pasted === null || pasted === '' || Object.is(pasted, read)) return;
  if (Array.isArray(pasted) && Array.isArray(read)) compareLists(pasted, read, where, losses);
  else if (isRecord(pasted) && isRecord(read)) compareFields(pasted, read, where, losses);
  else if (read !== undefined) note(losses.replaced, where);
  else if (!isEmpty(pasted)) note(losses.dropped, where);
}

function compareFields(pasted: Stored, read: Stored, where: string, losses: Losses): void {
  for (const [field, value] of Object.entries(pasted)) {
    if (!ignoredFields.has(field) && !isReportedElsewhere(field, where, read)) compare(value, read[field], `${where}.${field}`, losses);
  }
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Names and types of folders and PoIs have notes of their own, and the whole address of a video becomes its id. */
function isReportedElsewhere(field: string, where: string, read: Stored): boolean {
  if (field !== 'name' && field !== 'type' && field !== 'url') return false;
  const list = /(\w+)\[\d+\]$/.exec(where)?.[1] ?? '';
  if (namedLists.has(list)) return field !== 'url';
  return field !== 'name' && (read.type === 'youtube' || read.type === 'vimeo');
}
