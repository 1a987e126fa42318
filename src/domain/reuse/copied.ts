import * as z from 'zod/mini';
import { AppError } from '../app-error';
import { flattenedFolders } from '../folders/flattened';
import { allFolders, type Folder, foldersFrom, storedFolders, uncategorized } from '../folders/folder';
import { idLimit, reuseLimits } from '../limits';
import { plural } from '../plural';
import { type PointType, pointTypesFrom, storedPointTypes } from '../point-types/point-type';
import { typesOfPois } from '../point-types/used-types';
import { storedPoi } from '../pois/poi';
import { plainLines } from '../rich-text';
import { withPlainName } from '../tours/import';
import { findImportLimitProblem } from '../tours/import-bounds';
import type { Tour } from '../tours/tour';
import { type Picked, pickedPois } from './selection';

/**
 * Points and folders on their way from one tour to another. `model` is the scan that their places are in; `cut` identifies what is removed once it is
 * pasted; `types` are those of the points, which another organization may not have.
 */
export type Copied = Picked & { tour: string; model: string; name: string; cut: string | null; types: readonly PointType[] };

const stored = z.array(z.record(z.string(), z.unknown()));
const id = z.string().check(z.maxLength(idLimit));

/** The stored form: that of the clipboard, and of templates. */
const storedCopied = z.strictObject({
  loggia: z.literal(1),
  tour: id,
  model: id,
  name: z.string().check(z.maxLength(idLimit)),
  cut: z.nullable(id),
  folders: stored,
  pois: stored,
  types: z.optional(stored),
});

const tooManyMessage = `At most ${plural(reuseLimits.pois, { one: '# point', other: '# points' })} can be copied at once. Copy fewer.`;
const tooLargeMessage = 'This is too much to copy at once. Copy fewer points.';

/** What is picked of a tour. */
export const copiedOf = (
  { id: tour, matterportId: model, name, pointTypes }: Pick<Tour, 'id' | 'matterportId' | 'name' | 'pointTypes'>,
  from: Picked,
): Copied => ({
  ...from,
  tour,
  model,
  name,
  cut: null,
  types: typesOfPois(pickedPois(from), pointTypes),
});

/** The stored form as text. @param ofPoi the stored form of a point @throws AppError `out-of-range` above 2,000 points or 5 MB */
export function copiedAsJson({ folders, pois, tour, model, name, cut, types }: Copied, ofPoi = storedPoi): string {
  if (pickedPois({ folders, pois }).length > reuseLimits.pois) throw new AppError('out-of-range', tooManyMessage);
  const head = { loggia: 1, tour, model, name: name.slice(0, idLimit), cut };
  const content = {
    ...head,
    folders: storedFolders(folders, ofPoi),
    pois: pois.map(ofPoi),
    // tabs of an earlier release read what has no types
    ...(types.length > 0 && { types: storedPointTypes(types) }),
  };
  const json = JSON.stringify(content);
  if (bytesOf(json) > reuseLimits.bytes) throw new AppError('out-of-range', tooLargeMessage);
  return json;
}

/**
 * Reads the stored form, which anybody may have written: it passes the schema, the limits of a document and the total readers. Texts are not sanitized.
 * @throws AppError `invalid-argument` for anything else, `out-of-range` above the limits
 */
export function copiedFromJson(json: string): Copied {
  if (json.length > reuseLimits.bytes || bytesOf(json) > reuseLimits.bytes) throw new AppError('out-of-range', tooLargeMessage);
  const { success, data } = storedCopied.safeParse(parsed(json));
  if (!success || findImportLimitProblem(asFolders(data))) throw unreadable();
  const plain = storedCopied.parse(JSON.parse(json, withPlainName));
  const { tour, model, name, cut } = plain;
  const read = foldersFrom(asFolders(plain));
  const loose = read.at(-1);
  const result = { folders: flattenedFolders(read.slice(0, -1)).folders, pois: loose?.pois ?? [], tour, model, name, cut };
  const pois = pickedPois(result);
  if (pois.length > reuseLimits.pois) throw new AppError('out-of-range', tooManyMessage);
  if (pois.length === 0 && result.folders.length === 0) throw unreadable();
  return { ...result, types: typesOfPois(pois, pointTypesFrom(plain.types)) };
}

/** The bounds and readers are those of folders: loose points are read as one. */
const asFolders = ({ folders, pois }: z.infer<typeof storedCopied>) => [...folders, { id: looseId, name: uncategorized, pois }];

/** Longer than any stored id, so that no folder is renamed for it. */
const looseId = `loose ${'-'.repeat(idLimit)}`;

const unreadable = () => new AppError('invalid-argument', 'There are no points or folders in the clipboard. Copy them again.');

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const nouns = { folder: { one: '# folder', other: '# folders' }, poi: { one: '# point', other: '# points' } };

/** What there is, for people: “Stove”, or "3 points and 1 folder". */
export function copiedLabel(of: Picked): string {
  const pois = pickedPois(of);
  const [only] = [...of.folders, ...of.pois];
  if (only && of.folders.length + of.pois.length === 1) return `“${only.name}”`;
  const folders = allFolders(of.folders).length;
  const words = [...(pois.length > 0 ? [plural(pois.length, nouns.poi)] : []), ...(folders > 0 ? [plural(folders, nouns.folder)] : [])];
  return words.join(' and ');
}

const textPrefix = 'Loggia: ';

/** Whether plain text of the clipboard is `copiedAsText`, so that the rest of what was copied is worth asking for. */
export const isCopiedText = (text: string): boolean => text.startsWith(textPrefix);

/** What is copied as readable text, for any other program. */
export function copiedAsText({ name, ...content }: Pick<Copied, 'name' | keyof Picked>): string {
  const lines = [`${textPrefix}${copiedLabel(content)} of “${name}”`];
  const addPois = ({ pois }: Pick<Folder, 'pois'>, indent: string) => {
    for (const poi of pois) {
      lines.push(`${indent}- ${poi.name}`);
      for (const block of poi.content) if (block.type === 'text') lines.push(...indented(plainLines(block.content), `${indent}  `));
    }
  };
  const addFolder = (folder: Folder, indent: string) => {
    lines.push(`${indent}${folder.name}`);
    addPois(folder, `${indent}  `);
    for (const child of folder.children) addFolder(child, `${indent}  `);
  };
  addPois(content, '');
  for (const folder of content.folders) addFolder(folder, '');
  return lines.join('\n');
}

const indented = (text: string, indent: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [indent + line]));
