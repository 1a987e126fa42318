import type { ContentBlock, FileItem } from '../content/content-blocks';
import { newBlock } from '../content/new-block';
import { uploadTypes } from '../files/file-types';
import { type Folder, uncategorized } from '../folders/folder';
import { newFolder } from '../folders/new-folder';
import { vectorFrom } from '../geometry';
import { type OrgId, poiId, type UserId } from '../ids';
import { plainName } from '../plain-name';
import { type Poi, poiFrom } from '../pois/poi';
import { randomIdentifier } from '../random';
import { plainLines } from '../rich-text';
import { byText } from '../search';
import { isRecord, records, type Stored, text } from '../stored';
import type { NewTour } from '../tours/new-tour';
import { tourFrom } from '../tours/tour';
import type { OlderTour } from './older-tours';

/**
 * Reads a PoI of the older layout, `organizations/{organization}/tours/{tour}/pointsOfInterest/{poi}`, for the import. Stored fields are preserved;
 * defaults are icon green, normal 0.2, zoom 1, floor 0 and a stem of (0, 0.5, 0). Missing identifiers are generated on each read.
 * @see MODEL-090 MODEL-091 LEGACY-IMPORT-004 LEGACY-IMPORT-005 LEGACY-IMPORT-006
 */
export function pointOfInterestFrom(id: string, stored: Stored): Poi {
  const content = records(stored.content, (block) =>
    text(block.identifier) === '' ? { ...block, identifier: randomIdentifier() } : block,
  );
  const tag = withPlainDescription(isRecord(stored.tag) ? stored.tag : olderTag(stored));
  const poi = poiFrom({ ...stored, id, content: content, tag }, id);
  const identifier = poiId(text(stored.identifier) || randomIdentifier());
  return { ...poi, identifier, stem: vectorFrom(stored.stem, { x: 0, y: 0.5, z: 0 }), ...(isRecord(stored.tag) && { type: 'tag' }) };
}

// older tags that the newer viewer has not placed store the tag's fields on the PoI itself
const olderTag = ({ type, name, icon, description, stem }: Stored): Stored | null =>
  type === 'tag' ? { label: name, icon, description, stemVector: stem } : null;

// the older editor has formatting in descriptions; a tag of today has none
const withPlainDescription = (tag: Stored | null): Stored | null =>
  tag && typeof tag.description === 'string' ? { ...tag, description: plainLines(tag.description) } : tag;

/**
 * The folders of an imported tour: one per category, sorted by name; PoIs without a category are in a folder without a heading.
 * @see LEGACY-IMPORT-003
 */
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

/** The PoIs with the files that were stored for their sweeps; files of other types are skipped. @see LEGACY-IMPORT-007 LEGACY-IMPORT-008 */
export const withSweepFiles = (pois: readonly Poi[], filesOf: ReadonlyMap<string, readonly FileItem[]>): Poi[] =>
  pois.map((poi) => {
    const existingUrls = new Set(poi.content.flatMap((block) => (block.type === 'file' ? block.content.map(({ url }) => url) : [])));
    const files = (filesOf.get(poi.sweep) ?? []).filter(
      ({ contentType, url }) => uploadTypes.includes(contentType) && !existingUrls.has(url),
    );
    const block: ContentBlock = { ...newBlock('file'), content: files };
    return files.length > 0 ? { ...poi, content: [...poi.content, block] } : poi;
  });

/** The document of the tour that the import creates from an older one; the importing user is its creator. @see MODEL-025 LEGACY-IMPORT-010 */
export function importedTour(older: OlderTour, folders: Folder[], organization: OrgId, createdBy: UserId): NewTour {
  const { id: _id, created: _created, updated: _updated, ...empty } = tourFrom('', {});
  return {
    ...empty,
    name: plainName(older.name),
    matterportId: older.matterportId,
    description: plainLines(older.description),
    organization,
    createdBy,
    folders,
    importedOriginalTourId: older.id,
  };
}
