import type { FileItem } from '../../content/content-blocks';
import { type Folder, isUncategorized } from '../../folders/folder';
import type { PoiId } from '../../ids';
import { poiThing } from '../../languages/things';
import type { Translation, Translations } from '../../languages/translations';
import type { PointType } from '../../point-types/point-type';
import { attachedFiles } from '../../pois/deletion';
import type { Poi } from '../../pois/poi';
import type { Tour } from '../tour';
import { cellText } from './cells';
import { sheetAddress } from './items';
import type { UploadsByName } from './uploads-by-name';

/** Where a point belongs: a folder of the tour, or one that is still to be made, by its path. */
export type SheetFolder = { id: string | null; path: string };

/** A point with where it stands and its translations, as one row shows and changes it. `order` counts from 1 inside of the folder. */
export type SheetPoint = {
  poi: Poi;
  folder: SheetFolder;
  order: number;
  /** by language and field */
  texts: Readonly<Record<string, Readonly<Record<string, Translation>>>>;
};

/** What columns know of the tour around a point. */
export type SheetContext = {
  /** where the tour's own files are in storage */
  ownFiles: string;
  /** the languages that it is translated into */
  languages: readonly string[];
  /** the types that its points can have */
  types: readonly PointType[];
  folders: readonly SheetFolder[];
  /** the files that points of the tour have, by how a cell names them */
  files: ReadonlyMap<string, FileItem>;
  /** for cells that name a file without its address; undefined where these are not read, null if the files couldn't be listed */
  uploads?: UploadsByName | null;
  /** which point has an id of another system */
  externalIds: ReadonlyMap<string, PoiId>;
};

/** What of a tour its spreadsheet shows. */
export type TourOfSheet = Pick<Tour, 'id' | 'organization' | 'languages' | 'pointTypes'> & {
  folders: readonly Folder[];
  uploads?: UploadsByName | null;
};

export const pathSeparator = ' › ';

/** What columns know of this tour. */
export function sheetContext({ id, organization, languages, pointTypes, folders, uploads }: TourOfSheet): SheetContext {
  const ownFiles = `organizations/${organization}/tour/${id}/`;
  const points = pointsIn(folders);
  const files = points.flatMap(({ poi }) => attachedFiles(poi).map((file) => [sheetAddress(file.url, ownFiles), file] as const));
  const externalIds = points.flatMap(({ poi }) => (poi.externalId === undefined ? [] : [[poi.externalId, poi.identifier] as const]));
  return {
    ownFiles,
    languages: languages.slice(1),
    types: pointTypes,
    folders: foldersIn(folders),
    files: new Map(files),
    ...(uploads !== undefined && { uploads }),
    // where imports gave two points one id, it is that of the first
    externalIds: new Map(externalIds.toReversed()),
  };
}

/** The points of a tour, as its rows show them, in their order. */
export const sheetPoints = (folders: readonly Folder[], translations: readonly Translations[]): SheetPoint[] =>
  pointsIn(folders).map((point) => {
    const thing = poiThing(point.poi.identifier);
    const texts = translations.flatMap(({ tag, texts }) => (Object.hasOwn(texts, thing) ? [[tag, texts[thing] ?? {}] as const] : []));
    return { ...point, texts: Object.fromEntries(texts) };
  });

const pointsIn = (folders: readonly Folder[], above = ''): SheetPoint[] =>
  folders.flatMap((folder) => {
    const path = pathOf(folder, above);
    const own = folder.pois.map((poi, index) => ({ poi, folder: { id: folder.id, path }, order: index + 1, texts: {} }));
    return [...own, ...pointsIn(folder.children, path)];
  });

const foldersIn = (folders: readonly Folder[], above = ''): SheetFolder[] =>
  folders.flatMap((folder) => {
    const path = pathOf(folder, above);
    return [{ id: folder.id, path }, ...foldersIn(folder.children, path)];
  });

const pathOf = (folder: Folder, above: string): string => {
  const name = isUncategorized(folder) ? '' : cellText(folder.name).replace(/\s+/g, ' ').trim();
  return above === '' ? name : `${above}${pathSeparator}${name}`;
};
