import { fileAddressFrom } from '../../files/file-address';
import { storedFolders } from '../../folders/folder';
import { jsonErrorPosition } from '../../json-error-position';
import { type Translations, translationsFrom } from '../../languages/translations';
import { isRecord, record, type Stored, text } from '../../stored';
import { findImportLimitProblem, type ImportProblem, maxImportCharacters } from '../import-bounds';
import { lossesOf } from '../import-losses';
import { type Tour, tourFrom } from '../tour';
import { dataFields, dataFormatName, dataFormatNumber, filePrefix, withTexts } from './format';

/** A tour that was read, and what of the data is not in it, in sentences. */
export type ReadTour = { tour: Tour; translations: Translations[]; notes: string[] };

/** Reads a tour that `tourData` wrote, in this installation or another. @see docs/tour-data.md */
export function readTourData(json: string): { read: ReadTour; problem: null } | { read: null; problem: ImportProblem } {
  const problem = (where: string, what: string) => ({ read: null, problem: { where, what } });
  if (json.length > maxImportCharacters) return problem('The file', 'It is too large for a tour.');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const { line, column } = jsonErrorPosition(json);
    return problem(`Line ${line}, column ${column}`, 'This is not JSON. Choose a file that was downloaded under Export.');
  }
  const data = record(value);
  if (data.format !== dataFormatName || !isRecord(data.tour))
    return problem('format', 'This is not a tour file. Choose one that was downloaded under Export.');
  if (typeof data.version !== 'number' || data.version > dataFormatNumber)
    return problem('version', 'A later version of Loggia wrote this file. Update this one, then try again.');
  const limit = findImportLimitProblem(data.tour);
  return limit ? { read: null, problem: limit } : { read: tourOf(data, data.tour), problem: null };
}

function tourOf(data: Stored, content: Stored): ReadTour {
  const files = record(data.files);
  const missing = new Set<string>();
  const address = (name: string): string => {
    const found = text(files[name]);
    if (fileAddressFrom(found)) return found;
    missing.add(name);
    return '';
  };
  const fields = Object.fromEntries(dataFields.map((name) => [name, withTexts(content[name], (words) => withAddresses(words, address))]));
  // rows of plans and files without their file are left out
  for (const name of ['floorplans', 'documents', 'files'] as const) {
    const rows = fields[name];
    if (Array.isArray(rows)) fields[name] = rows.filter((row, index) => !hasLostFile(row, (content[name] as unknown[])[index]));
  }
  const from = record(data.from);
  const tour = tourFrom(text(from.tour), { ...fields, organization: text(from.organization) });
  const losses = Array.isArray(fields.folders) ? lossesOf(fields.folders, storedFolders(tour.folders)) : [];
  const languages = record(data.translations);
  const translations = tour.languages
    .slice(1)
    .map((tag) => translationsFrom(tag, { texts: withTexts(languages[tag], (words) => withAddresses(words, address)) }));
  return { tour, translations, notes: [...losses, ...[...missing].toSorted().map(missingNote)] };
}

const hasLostFile = (row: unknown, written: unknown): boolean =>
  text(record(row).url) === '' && text(record(written).url).startsWith(filePrefix);

const missingNote = (name: string): string =>
  `The file “${name
    .split('/')
    .at(-1)
    ?.replace(/^[^_]*__/, '')}” is not in the data.`;

const namePattern = new RegExp(`${filePrefix}[^\\s"'<>]+`, 'g');

const withAddresses = (words: string, address: (name: string) => string): string =>
  words.replace(namePattern, (found) => {
    const url = address(decoded(found.slice(filePrefix.length)));
    // inside a formatted text
    return found.length === words.length ? url : url.replaceAll('&', '&amp;');
  });

function decoded(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}
