import { blockTypes } from '../content/content-blocks';
import { copyFolders } from '../folders/copy';
import { flattenedFolders } from '../folders/flattened';
import { allFolders, allPois, type Folder, foldersFrom, isUncategorized, storedFolders } from '../folders/folder';
import { jsonErrorPosition } from '../json-error-position';
import { folderLimits } from '../limits';
import { comparableName, nameText } from '../plain-name';
import { attachedFiles } from '../pois/deletion';
import { poiTypes } from '../pois/poi';
import { isRecord } from '../stored';
import { findImportLimitProblem, type ImportProblem, maxImportCharacters } from './import-bounds';
import { lossesOf, tourLosses } from './import-losses';

/** Importable content of a text, with new ids; `notes` describe what is changed by the import. */
export type Import = { name: string; folders: Folder[]; notes: string[] };

/** Maximum number of problems to report at once. */
const maxProblems = 8;

/** Parses a tour, or a list of folders, that was copied as JSON. @see EDIT-068 */
export function readImport(text: string): { read: Import; problems: [] } | { read: null; problems: ImportProblem[] } {
  const parsed = parsedJson(text);
  if ('problem' in parsed) return { read: null, problems: [parsed.problem] };
  const boundsProblem = findImportLimitProblem(parsed.value);
  if (boundsProblem) return { read: null, problems: [boundsProblem] };
  // recursive, and so only within the bounds
  const value: unknown = JSON.parse(text, withPlainName);
  const stored = isRecord(value) ? value.folders : value;
  if (!Array.isArray(stored) || stored.length === 0) return { read: null, problems: [noFolders(value, stored)] };
  const problems = [...problemsOfFolders(stored, 'folders')].slice(0, maxProblems);
  if (problems.length > 0) return { read: null, problems };
  const all = foldersFrom(stored);
  const { folders, movedUp } = flattenedFolders(all);
  const notes = [
    ...movedUp.map(movedUpNote),
    ...notesOn(stored),
    ...lossesOf(stored, storedFolders(all)),
    ...(isRecord(value) ? tourLosses(value) : []),
  ];
  const name = isRecord(value) && typeof value.name === 'string' ? value.name : '';
  return { read: { name, folders: copyFolders(folders), notes }, problems: [] };
}

/** Number of items that would be imported. */
export const importCounts = (folders: readonly Folder[]): { folders: number; pois: number; files: number } => ({
  folders: allFolders(folders).length,
  pois: allPois(folders).length,
  files: allPois(folders).reduce((sum, poi) => sum + attachedFiles(poi).length, 0),
});

/** Renames folders whose name already exists: "Ground" becomes "Ground 2". The folder for uncategorized PoIs is unchanged. */
export function withUniqueFolderNames(folders: readonly Folder[], existing: readonly Pick<Folder, 'name'>[]): Folder[] {
  const usedNames = new Set(existing.map(({ name }) => comparableName(name)));
  const counted = new Map<string, number>();
  return folders.map((folder) => {
    if (isUncategorized(folder)) return folder;
    const key = comparableName(folder.name);
    let { name } = folder;
    let count = counted.get(key) ?? 1;
    while (usedNames.has(comparableName(name))) {
      count += 1;
      name = numbered(folder.name, count);
    }
    counted.set(key, count);
    usedNames.add(comparableName(name));
    return name === folder.name ? folder : { ...folder, name };
  });
}

/** A name with a number, shortened to the maximum length. */
const numbered = (name: string, count: number): string => `${name.slice(0, folderLimits.name - ` ${count}`.length)} ${count}`;

/** A reviver of JSON that makes names and labels plain; recursive, and so only for what is within the bounds. */
export const withPlainName = (field: string, value: unknown) =>
  (field === 'name' || field === 'label') && typeof value === 'string' ? nameText(value) : value;

function parsedJson(text: string): { value: unknown } | { problem: ImportProblem } {
  if (text.length > maxImportCharacters)
    return { problem: { where: 'The text', what: 'It is too long for a tour. Copy a single tour as JSON, and paste it.' } };
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { line, column } = jsonErrorPosition(text);
    return {
      problem: { where: `Line ${line}, column ${column}`, what: 'This is not JSON. Copy a tour as JSON, and paste all of it.' },
    };
  }
}

function noFolders(value: unknown, stored: unknown): ImportProblem {
  if (Array.isArray(stored)) return { where: isRecord(value) ? 'folders' : 'The list', what: 'It contains no folders.' };
  if (!isRecord(value))
    return { where: 'The text', what: `This is ${kindOf(value)}, not a tour. Copy a tour as JSON, and paste all of it.` };
  const what = stored === undefined ? 'The list of folders is missing.' : `This is ${kindOf(stored)}, not a list of folders.`;
  return { where: 'folders', what: `${what} Copy a tour as JSON, and paste all of it.` };
}

function* problemsOfFolders(stored: unknown, where: string): Generator<ImportProblem> {
  for (const [index, folder] of listAt(stored).entries()) {
    const folderPath = `${where}[${index}]`;
    if (!isRecord(folder)) yield { where: folderPath, what: `This is ${kindOf(folder)}, not a folder.` };
    else {
      yield* lists(folder, ['pois', 'children'], folderPath);
      for (const [position, poi] of listAt(folder.pois).entries()) yield* problemsOfPoi(poi, `${folderPath}.pois[${position}]`);
      yield* problemsOfFolders(folder.children, `${folderPath}.children`);
    }
  }
}

function* problemsOfPoi(poi: unknown, where: string): Generator<ImportProblem> {
  if (!isRecord(poi)) {
    yield { where, what: `This is ${kindOf(poi)}, not a point of interest.` };
    return;
  }
  yield* lists(poi, ['content'], where);
  for (const [position, block] of listAt(poi.content).entries()) {
    if (!isRecord(block)) yield { where: `${where}.content[${position}]`, what: `This is ${kindOf(block)}, not a content block.` };
  }
}

function* lists(of: Record<string, unknown>, fields: readonly string[], where: string): Generator<ImportProblem> {
  for (const field of fields) {
    const value = of[field];
    if (value != null && !Array.isArray(value)) yield { where: `${where}.${field}`, what: `This is ${kindOf(value)}, not a list.` };
  }
}

const listAt = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as string] ?? 'something else'
  );
}

const movedUpNote = (name: string) => `“${name}” was nested too deep. It is now next to its parent folder.`;

/** Counts what is read with a default. */
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
    ...(counts.folders > 0 ? [`Folders without a name: ${counts.folders}. Each is named “New Folder”.`] : []),
    ...(counts.pois > 0 ? [`PoIs without a name: ${counts.pois}. Each is named after its type, such as “New PoI”.`] : []),
    ...(counts.types > 0 ? [`PoIs of an unknown type: ${counts.types}. They are imported as PoIs.`] : []),
    ...(counts.blocks > 0 ? [`Blocks of an unknown type: ${counts.blocks}. They are imported unchanged, but not shown.`] : []),
  ];
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
