import type { ContentBlock, FileItem } from '../content';
import { newBlock } from '../content/new-block';
import { uploadTypes } from '../files/file-types';
import { type Folder, newFolder, uncategorized } from '../folders';
import { vectorFrom } from '../geometry';
import { type OrgId, poiId, type UserId } from '../ids';
import { type Poi, poiFrom } from '../pois';
import { randomIdentifier } from '../random';
import { byText } from '../search';
import { isRecord, records, type Stored, text } from '../stored';
import { tourFrom } from '../tours';
import type { NewTour } from '../tours/new-tour';
import type { OlderTour } from './older-tours';

/**
 * Reads a PoI of the older layout, `organizations/{organization}/tours/{tour}/pointsOfInterest/{poi}`, as the import takes
 * it: what is there is kept; otherwise icon green, normal 0.2, zoom 1, floor 0 and a stem of (0, 0.5, 0). What has no
 * identifier gets a new one at each reading.
 * @see MODEL-090 MODEL-091 LEGACY-IMPORT-004 LEGACY-IMPORT-005 LEGACY-IMPORT-006
 */
export function pointOfInterestFrom(id: string, stored: Stored): Poi {
  const identified = records(stored.content, (block) =>
    text(block.identifier) === '' ? { ...block, identifier: randomIdentifier() } : block,
  );
  const tag = isRecord(stored.tag) ? stored.tag : olderTag(stored);
  const poi = poiFrom({ ...stored, id, content: identified, tag }, id);
  const identifier = poiId(text(stored.identifier) || randomIdentifier());
  return { ...poi, identifier, stem: vectorFrom(stored.stem, { x: 0, y: 0.5, z: 0 }), ...(isRecord(stored.tag) && { type: 'tag' }) };
}

// Older tags that were never placed by the newer viewer say of themselves what a tag says today.
const olderTag = ({ type, name, icon, description, stem }: Stored): Stored | null =>
  type === 'tag' ? { label: name, icon, description, stemVector: stem } : null;

/** The folders of an imported tour: one for each category, by name, and the PoIs of none in a folder without a header. @see LEGACY-IMPORT-003 */
export function foldersOfImport(pois: readonly Poi[]): Folder[] {
  const categories = new Map<string, Poi[]>();
  for (const poi of pois) {
    const category = poi.category.trim() || uncategorized;
    const members = categories.get(category);
    if (members) members.push(poi);
    else categories.set(category, [poi]);
  }
  const isLast = (name: string) => Number(name === uncategorized);
  return [...categories]
    .map(([name, members]) => ({ ...newFolder(name), pois: members }))
    .toSorted((one, other) => isLast(one.name) - isLast(other.name) || byText(one.name, other.name));
}

/** The PoIs with the files that were stored under their sweeps; files of other types are left out. @see LEGACY-IMPORT-007 LEGACY-IMPORT-008 */
export const withSweepFiles = (pois: readonly Poi[], filesOf: ReadonlyMap<string, readonly FileItem[]>): Poi[] =>
  pois.map((poi) => {
    const known = new Set(poi.content.flatMap((block) => (block.type === 'file' ? block.content.map(({ url }) => url) : [])));
    const files = (filesOf.get(poi.sweep) ?? []).filter(({ contentType, url }) => uploadTypes.includes(contentType) && !known.has(url));
    const block: ContentBlock = { ...newBlock('file'), content: files };
    return files.length > 0 ? { ...poi, content: [...poi.content, block] } : poi;
  });

/** What is stored of the tour that the import makes of an older one; who imports it is its creator. @see MODEL-025 LEGACY-IMPORT-010 */
export function importedTour(older: OlderTour, folders: Folder[], organization: OrgId, createdBy: UserId): NewTour {
  const { id: _id, created: _created, updated: _updated, ...empty } = tourFrom('', {});
  return {
    ...empty,
    name: older.name,
    matterportId: older.matterportId,
    description: older.description,
    organization,
    createdBy,
    folders,
    importedOriginalTourId: older.id,
  };
}
