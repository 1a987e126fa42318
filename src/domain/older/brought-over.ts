import type { FileItem } from '../content/content-blocks';
import { uploadTypes } from '../files/file-types';
import { allPois, type Folder, storedFolders } from '../folders/folder';
import { poiId } from '../ids';
import { plural } from '../plural';
import { type Poi, poiTypes } from '../pois/poi';
import { randomIdentifier } from '../random';
import type { Stored } from '../stored';
import { lossesOf } from '../tours/import-losses';
import { foldersOfImport, pointOfInterestFrom, withSweepFiles } from './points-of-interest';

/** What an older tour has besides its own fields: its points of interest as they are stored, by id, and the files of its sweeps. */
export type OlderContent = { points: readonly { id: string; stored: Stored }[]; filesOf: ReadonlyMap<string, readonly FileItem[]> };

/** An older tour as it will be, and sentences about what of it does not fit. */
export type BroughtOver = { folders: Folder[]; pois: number; files: number; notes: string[] };

/**
 * The content of an older tour in today's format, with what it loses: points with the ledger's defaults, in folders by category, with the files of
 * their sweeps. Nothing is left out without a sentence in `notes`.
 * @see LEGACY-IMPORT-003 LEGACY-IMPORT-004 LEGACY-IMPORT-007 LEGACY-IMPORT-008
 */
export function broughtOver({ points, filesOf }: OlderContent): BroughtOver {
  const read = points.map(({ id, stored }) => pointOfInterestFrom(id, stored));
  const { pois, repeated } = withOwnIdentifiers(read);
  const withFiles = withSweepFiles(pois, filesOf);
  const folders = foldersOfImport(withFiles);
  return {
    folders,
    pois: allPois(folders).length,
    files: fileCount(withFiles) - fileCount(pois),
    notes: [
      ...replacedFields(
        points.map(({ stored }) => stored),
        read,
      ),
      ...lossesOf(
        points.map(({ stored }) => ({ pois: [stored] })),
        storedFolders(pois.map((poi) => ({ id: '', name: '', children: [], pois: [poi] }) as unknown as Folder)),
      ),
      ...(repeated > 0
        ? [`${plural(repeated, { one: '# point has', other: '# points have' })} an identifier that another has too, and gets a new one.`]
        : []),
      ...missingFiles(pois, filesOf),
    ],
  };
}

/** Fields of points that `lossesOf` leaves to its caller. */
const ownFields = ['name', 'type', 'identifier'] as const;

/** Sentences about names, types and identifiers that did not fit. A point with a tag becomes one, which loses nothing. */
function replacedFields(stored: readonly Stored[], pois: readonly Poi[]): string[] {
  const isStoredType = (value: unknown) => poiTypes.some((type) => type === value);
  return ownFields.flatMap((field) => {
    const odd = stored.filter((point, index) => {
      const value = point[field];
      if (value === undefined || value === null || value === '' || (field === 'type' && isStoredType(value))) return false;
      return value !== pois[index]?.[field];
    });
    if (odd.length === 0) return [];
    return [`“${field}” does not fit and is replaced in ${plural(odd.length, { one: '# point', other: '# points' })}.`];
  });
}

/** Editors find points by their identifiers, which older tours sometimes repeat. */
function withOwnIdentifiers(pois: readonly Poi[]): { pois: Poi[]; repeated: number } {
  const used = new Set<string>();
  let repeated = 0;
  const unique = pois.map((poi) => {
    if (!used.has(poi.identifier)) {
      used.add(poi.identifier);
      return poi;
    }
    repeated += 1;
    return { ...poi, identifier: poiId(randomIdentifier()) };
  });
  return { pois: unique, repeated };
}

const fileCount = (pois: readonly Poi[]): number =>
  pois.reduce(
    (sum, { content }) => sum + content.reduce((files, block) => files + (block.type === 'file' ? block.content.length : 0), 0),
    0,
  );

/** Files of types that are not taken, and files of sweeps that no point is at. */
function missingFiles(pois: readonly Poi[], filesOf: OlderContent['filesOf']): string[] {
  const sweeps = new Set(pois.map(({ sweep }) => sweep));
  return [...filesOf].flatMap(([sweep, files]) =>
    files.flatMap(({ name, contentType }) => {
      if (!uploadTypes.includes(contentType)) return [`The file ${name} is skipped: its type is not allowed.`];
      return sweeps.has(sweep) ? [] : [`The file ${name} is skipped: no point of interest is at its sweep ${sweep}.`];
    }),
  );
}
