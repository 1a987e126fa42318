import { blockTypes } from '../content';
import { allFolders, allPois, type Folder, foldersFrom, isUncategorized } from '../folders';
import { freshFolders } from '../folders/fresh';
import { jsonBreak } from '../json-place';
import { folderLimits } from '../limits';
import { poiTypes } from '../pois';
import { attachedFiles } from '../pois/deletion';
import { isRecord } from '../stored';
import { type ImportProblem, importBounds, mostCharacters } from './import-bounds';

/** What a text holds that can be imported, with ids of its own; `notes` say what is taken over otherwise than it is written. */
export type Import = { name: string; folders: Folder[]; notes: string[] };

/** The most problems that are told at once. */
const mostProblems = 8;

/**
 * Reads a tour, or a list of folders, that was copied as JSON.
 * @see EDIT-068
 */
export function readImport(text: string): { read: Import; problems: [] } | { read: null; problems: ImportProblem[] } {
  const parsed = parsedJson(text);
  if ('problem' in parsed) return { read: null, problems: [parsed.problem] };
  const { value } = parsed;
  const beyond = importBounds(value);
  if (beyond) return { read: null, problems: [beyond] };
  const stored = isRecord(value) ? value.folders : value;
  if (!Array.isArray(stored) || stored.length === 0) return { read: null, problems: [noFolders(value, stored)] };
  const problems = [...problemsOfFolders(stored, 'folders')].slice(0, mostProblems);
  if (problems.length > 0) return { read: null, problems };
  const { folders, lifted } = flattened(foldersFrom(stored));
  const notes = [...lifted.map(liftedNote), ...notesOn(stored)];
  const name = isRecord(value) && typeof value.name === 'string' ? value.name : '';
  return { read: { name, folders: freshFolders(folders), notes }, problems: [] };
}

/** How much would be imported. */
export const importCounts = (folders: readonly Folder[]): { folders: number; pois: number; files: number } => ({
  folders: allFolders(folders).length,
  pois: allPois(folders).length,
  files: allPois(folders).reduce((sum, poi) => sum + attachedFiles(poi).length, 0),
});

/**
 * The same folders, none of them called as one that is there already: "Ground" becomes "Ground 2". What stands without a folder's name
 * goes on to do so.
 */
export function withFreeNames(folders: readonly Folder[], there: readonly Pick<Folder, 'name'>[]): Folder[] {
  const taken = new Set(there.map(({ name }) => name.toLowerCase()));
  const counted = new Map<string, number>();
  return folders.map((folder) => {
    if (isUncategorized(folder)) return folder;
    const wanted = folder.name.toLowerCase();
    let { name } = folder;
    let count = counted.get(wanted) ?? 1;
    while (taken.has(name.toLowerCase())) {
      count += 1;
      name = numbered(folder.name, count);
    }
    counted.set(wanted, count);
    taken.add(name.toLowerCase());
    return name === folder.name ? folder : { ...folder, name };
  });
}

/** A name and its number, no longer than a name may be. */
const numbered = (name: string, count: number): string => `${name.slice(0, folderLimits.name - ` ${count}`.length)} ${count}`;

function parsedJson(text: string): { value: unknown } | { problem: ImportProblem } {
  if (text.length > mostCharacters)
    return { problem: { where: 'The text', what: 'It is longer than any tour. Copy a single tour as JSON, and paste it.' } };
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { line, column } = jsonBreak(text);
    return {
      problem: { where: `Line ${line}, column ${column}`, what: 'This is not JSON. Copy a tour as JSON, and paste all of it.' },
    };
  }
}

function noFolders(value: unknown, stored: unknown): ImportProblem {
  if (Array.isArray(stored)) return { where: isRecord(value) ? 'folders' : 'The list', what: 'There are no folders in it.' };
  if (!isRecord(value))
    return { where: 'The text', what: `This is ${kindOf(value)}, and no tour. Copy a tour as JSON, and paste all of it.` };
  const what = stored === undefined ? 'The list of folders is missing.' : `This is ${kindOf(stored)}, and no list of folders.`;
  return { where: 'folders', what: `${what} Copy a tour as JSON, and paste all of it.` };
}

function* problemsOfFolders(stored: unknown, where: string): Generator<ImportProblem> {
  for (const [index, folder] of listAt(stored).entries()) {
    const here = `${where}[${index}]`;
    if (!isRecord(folder)) yield { where: here, what: `This is ${kindOf(folder)}, and no folder.` };
    else {
      yield* lists(folder, ['pois', 'children'], here);
      for (const [at, poi] of listAt(folder.pois).entries()) yield* problemsOfPoi(poi, `${here}.pois[${at}]`);
      yield* problemsOfFolders(folder.children, `${here}.children`);
    }
  }
}

function* problemsOfPoi(poi: unknown, where: string): Generator<ImportProblem> {
  if (!isRecord(poi)) {
    yield { where, what: `This is ${kindOf(poi)}, and no point of interest.` };
    return;
  }
  yield* lists(poi, ['content'], where);
  for (const [at, block] of listAt(poi.content).entries()) {
    if (!isRecord(block)) yield { where: `${where}.content[${at}]`, what: `This is ${kindOf(block)}, and no block of content.` };
  }
}

function* lists(of: Record<string, unknown>, fields: readonly string[], where: string): Generator<ImportProblem> {
  for (const field of fields) {
    const value = of[field];
    if (value != null && !Array.isArray(value)) yield { where: `${where}.${field}`, what: `This is ${kindOf(value)}, and no list.` };
  }
}

const listAt = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function kindOf(value: unknown): string {
  if (value === null) return 'nothing (null)';
  if (Array.isArray(value)) return 'a list';
  return { string: 'a text', number: 'a number', boolean: 'a yes or no', object: 'an object' }[typeof value as string] ?? 'something else';
}

/** What lies deeper than one level is raised to stand beside the folder it lay in. @see EDIT-009 */
function flattened(folders: readonly Folder[]): { folders: Folder[]; lifted: string[] } {
  const lifted: string[] = [];
  const raised = (folder: Folder): Folder[] => {
    lifted.push(...folder.children.map(({ name }) => name));
    return [{ ...folder, children: [] }, ...folder.children.flatMap(raised)];
  };
  return { folders: folders.map((folder) => ({ ...folder, children: folder.children.flatMap(raised) })), lifted };
}

const liftedNote = (name: string) => `“${name}” lay more than one level deep. It stands beside the folder it lay in.`;

/** What is read with a default, counted. */
function notesOn(stored: readonly unknown[]): string[] {
  const counts = { folders: 0, pois: 0, types: 0, blocks: 0 };
  const look = (folders: unknown) => {
    for (const folder of listAt(folders).filter(isRecord)) {
      if (!isText(folder.name)) counts.folders += 1;
      for (const poi of listAt(folder.pois).filter(isRecord)) {
        if (!isText(poi.name)) counts.pois += 1;
        if (poi.type !== undefined && !poiTypes.some((type) => type === poi.type)) counts.types += 1;
        counts.blocks += listAt(poi.content).filter((block) => isRecord(block) && !blockTypes.some((type) => type === block.type)).length;
      }
      look(folder.children);
    }
  };
  look(stored);
  return [
    ...(counts.folders > 0 ? [`Folders without a name: ${counts.folders}. Each is called “New Folder”.`] : []),
    ...(counts.pois > 0 ? [`PoIs without a name: ${counts.pois}. Each is called by its kind, such as “New PoI”.`] : []),
    ...(counts.types > 0 ? [`PoIs of an unknown kind: ${counts.types}. They are taken as PoIs.`] : []),
    ...(counts.blocks > 0 ? [`Blocks of an unknown kind: ${counts.blocks}. They are kept as they are, and not shown.`] : []),
  ];
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
