import { documentsFrom, type FloorPlan, floorPlansFrom, type TourDocument, type TourFile } from '../attachments';
import { type BlockOf, type ContentBlock, contentFrom, embedOf, type FileItem, fileItemsFrom } from '../content/content-blocks';
import { videoAt } from '../content/embeds';
import { newBlock } from '../content/new-block';
import { type Folder, foldersFrom, newFolderName } from '../folders/folder';
import { type GuidedTour, guidedToursFrom } from '../guided-tours/guided-tour';
import type { OrgId, TourId } from '../ids';
import { languagesFrom } from '../languages/language-tags';
import { type ViewedItem, viewedContentFrom } from '../older/items';
import { type PointType, pointTypesFrom } from '../point-types/point-type';
import { attachedFiles } from '../pois/deletion';
import { type Poi, poiFrom } from '../pois/poi';
import { type RoomEdit, roomsFrom } from '../rooms/room';
import { date, number, records, type Stored, text } from '../stored';
import { type Tour, tourFrom } from '../tours/tour';
import { isOpenAt, type VersionAccess, versionAccessFrom } from './access';
import { detailsFrom, type VersionDetails } from './details';
import type { PublishedContent } from './published-content';

/**
 * A PoI of a snapshot: a tour's PoI, with files separate from its content. `fileBlocks` says how they were arranged; older snapshots have none, and show
 * their files after the content.
 * @see MODEL-086
 */
export type SnapshotPoi = Poi & { files: FileItem[]; fileBlocks?: FileBlockPlace[] };

/** A block of files without its files, which are the next `count` ones, and its place among all blocks of the PoI. */
type FileBlockPlace = Omit<BlockOf<'file'>, 'content'> & { at: number; count: number };

/** A folder of a snapshot; its children are PoIs. `parent` is the id of the folder it is in; older snapshots have no ids. @see MODEL-085 */
export type SnapshotFolder = { id: string; parent: string; name: string; children: SnapshotPoi[] };

/** A published earlier state of a tour: `organizations/{organization}/tours/{tour}/snapshots/{snapshot}`. @see MODEL-085 */
export type Snapshot = VersionAccess & {
  id: string;
  /** "" for one from before versions had names. */
  name: string;
  tourName: string;
  pois: SnapshotFolder[];
  /** null for one that was published before tours had them; visitors see none. */
  guidedTours: GuidedTour[] | null;
  rooms: RoomEdit[] | null;
  /** Those that its points have; empty for one that was published before there were any. */
  pointTypes: readonly PointType[];
  matterportId: string;
  floorplans: FloorPlan[];
  documents: TourDocument[];
  thumbnailUrl: string;
  thumbnailAlt: string;
  /** "" for one that was published before versions had it. */
  description: string;
  /** null for one that was published before versions had them. */
  details: VersionDetails | null;
  /** When it was published; null until it is published. */
  publishedAt: Date | null;
  /** The number of documents `parts/{n}` below it with more folders, where they do not fit in one. */
  parts: number;
  /** The code of its tour in short addresses; "" for one that was published before there were any. */
  shortCode: string;
  /** The languages of its tour, the main one first; those below `languages/{tag}` follow. Empty for one in one language. */
  languages: readonly string[];
};

/** Reads a stored snapshot. @see MODEL-085 */
export const snapshotFrom = (id: string, stored: Stored): Snapshot => ({
  id,
  name: text(stored.name),
  tourName: text(stored.tourName),
  pois: snapshotFoldersFrom(stored.pois),
  guidedTours: Array.isArray(stored.guidedTours) ? guidedToursFrom(stored.guidedTours) : null,
  rooms: Array.isArray(stored.rooms) ? roomsFrom(stored.rooms) : null,
  pointTypes: pointTypesFrom(stored.pointTypes),
  matterportId: text(stored.matterportId),
  floorplans: floorPlansFrom(stored.floorplans),
  documents: documentsFrom(stored.documents),
  thumbnailUrl: text(stored.thumbnailUrl),
  thumbnailAlt: text(stored.thumbnailAlt),
  description: text(stored.description),
  details: detailsFrom(stored.details),
  publishedAt: date(stored.publishedAt),
  parts: number(stored.parts, 0),
  shortCode: text(stored.shortCode),
  languages: languagesFrom(stored.languages),
  ...versionAccessFrom(stored),
});

/** Reads the folders of a snapshot, or of one of its parts. @param first the number of folders in the parts before it @see MODEL-085 */
export const snapshotFoldersFrom = (stored: unknown, first = 0): SnapshotFolder[] =>
  records(stored, (folder, index) => ({
    id: text(folder.id),
    parent: text(folder.parent),
    name: text(folder.name) || newFolderName,
    children: records(folder.children, (poi, poiIndex) => snapshotPoiFrom(poi, `folder-${first + index}-poi-${poiIndex}`)),
  }));

/** Reads a PoI of a snapshot, with content in the current format or in the older viewer's. @see MODEL-061 MODEL-086 */
export function snapshotPoiFrom(stored: Stored, idPrefix: string): SnapshotPoi {
  const all = records(stored.content, (item) => item);
  const viewed = viewedContentFrom(all.filter(isViewed));
  const blocks = all.filter((item) => !isViewed(item));
  const poi = poiFrom({ ...stored, content: blocks }, idPrefix);
  return {
    ...poi,
    content: [...poi.content, ...viewed.map((item, index) => blockOf(item, `${idPrefix}-viewed-${index}`))],
    files: fileItemsFrom(stored.files),
    ...(Array.isArray(stored.fileBlocks) && { fileBlocks: records(stored.fileBlocks, fileBlockFrom) }),
  };
}

function fileBlockFrom(stored: Stored): FileBlockPlace {
  const [block] = contentFrom([{ ...stored, type: 'file', content: [] }], 'files');
  const { content: _, ...head } = block as BlockOf<'file'>;
  return { ...head, at: number(stored.at, 0), count: number(stored.count, 0) };
}

/** A snapshot of a publication; subfolders follow the folder they were in. @see MODEL-085 MODEL-086 */
export const newSnapshot = (
  { name, tourName, folders, ...published }: PublishedContent & { name: string; tourName: string },
  access: VersionAccess,
): Omit<Snapshot, 'id'> => ({
  name,
  tourName,
  pois: flatFolders(folders, ''),
  guidedTours: [...published.guidedTours],
  rooms: [...published.rooms],
  pointTypes: [...published.pointTypes],
  matterportId: published.matterportId,
  floorplans: [...published.floorplans],
  documents: [...published.documents],
  thumbnailUrl: published.thumbnailUrl,
  thumbnailAlt: published.thumbnailAlt,
  description: published.description,
  details: published.details,
  publishedAt: null,
  parts: 0,
  shortCode: '',
  languages: [...published.languages],
  ...access,
});

const flatFolders = (folders: readonly Folder[], parent: string): SnapshotFolder[] =>
  folders.flatMap(({ id, name, pois, children }) => [
    { id, parent, name, children: pois.map(newSnapshotPoi) },
    ...flatFolders(children, id),
  ]);

/** A PoI in the format of snapshots: files are separate from its content. @see MODEL-086 */
export function newSnapshotPoi(poi: Poi): SnapshotPoi {
  const arranged = poi.content.filter((block) => block.type !== 'file' || block.content.length > 0);
  const fileBlocks = arranged.flatMap((block, at) => {
    if (block.type !== 'file') return [];
    const { content, ...head } = block;
    return [{ ...head, at, count: content.length }];
  });
  return {
    ...poi,
    files: attachedFiles(poi),
    ...(fileBlocks.length > 0 && { fileBlocks }),
    content: arranged.filter(({ type }) => type !== 'file'),
  };
}

/** The snapshot as a tour, so that the player can show it. */
export const tourOfSnapshot = (
  snapshot: Snapshot,
  { organization, tour, name }: { organization: OrgId; tour: TourId; name: string },
): Tour => {
  const { matterportId, public: isPublic, floorplans, documents, thumbnailUrl, thumbnailAlt, description, details } = snapshot;
  const { guidedTours, rooms, pointTypes, languages } = snapshot;
  const shown = { matterportId, floorplans, documents, thumbnailUrl, thumbnailAlt, description, guidedTours, rooms, pointTypes, languages };
  const fields = { ...details, ...shown, name, organization, public: isPublic, updated: snapshot.publishedAt };
  return { ...tourFrom(tour, fields), folders: foldersOfSnapshot(snapshot) };
};

/** Folders of all parts of a snapshot; one that continues in the next part becomes one again. */
export function joinedFolders(folders: readonly SnapshotFolder[]): SnapshotFolder[] {
  const joined: SnapshotFolder[] = [];
  for (const folder of folders) {
    const last = joined.at(-1);
    if (last && last.id !== '' && last.id === folder.id)
      joined[joined.length - 1] = { ...last, children: [...last.children, ...folder.children] };
    else joined.push(folder);
  }
  return joined;
}

/**
 * The folders of a snapshot, nested as they were published; those of an older one follow each other.
 * @param isArranged whether files are where their author put them, if the snapshot says where; else they follow the content
 */
export function foldersOfSnapshot({ pois }: Pick<Snapshot, 'pois'>, { isArranged = true } = {}): Folder[] {
  const ids = new Set(pois.map(({ id }) => id).filter(Boolean));
  const stored: (Stored & { children: Stored[] })[] = pois.map((folder, index) => ({
    id: folder.id || `folder-${index}`,
    name: folder.name,
    pois: folder.children.map(({ files, fileBlocks = [], ...poi }) => ({
      ...poi,
      content: arrangedContent({ ...poi, files, fileBlocks: isArranged ? fileBlocks : [] }),
    })),
    children: [],
  }));
  const byId = new Map(stored.map((folder) => [folder.id, folder]));
  const roots = stored.filter((folder, index) => {
    const parent = pois[index]?.parent ?? '';
    if (!ids.has(parent)) return true;
    byId.get(parent)?.children.push(folder);
    return false;
  });
  return foldersFrom(roots);
}

/** Whether a snapshot says where the files of its PoIs are among their content. */
export const isArrangedSnapshot = ({ pois }: Pick<Snapshot, 'pois'>): boolean =>
  pois.every(({ children }) => children.every(({ files, fileBlocks }) => files.length === 0 || fileBlocks !== undefined));

/** The content of a PoI with its files: each block of them at its place, and those without one at the end. */
function arrangedContent({ identifier, content, files, fileBlocks }: SnapshotPoi & { fileBlocks: FileBlockPlace[] }): ContentBlock[] {
  const arranged: ContentBlock[] = [...content];
  let used = 0;
  for (const { at, count, ...head } of fileBlocks) {
    arranged.splice(at, 0, { ...head, content: files.slice(used, used + count) });
    used += count;
  }
  return [...arranged, ...filesBlock(identifier, files.slice(used))];
}

const filesBlock = (poi: string, files: readonly FileItem[]): ContentBlock[] =>
  files.length === 0 ? [] : [{ ...newBlock('file'), identifier: `${poi}-files`, content: [...files] }];

/** Whether a snapshot can be shown: also to members only while it is open to everybody. @see VIEWER-002 */
export const isSnapshotVisible = (snapshot: Pick<Snapshot, 'matterportId' | 'public' | 'opens' | 'until'>, now = new Date()): boolean =>
  isOpenAt(snapshot, now) && snapshot.matterportId !== '';

/** All files of a snapshot: floor plans, documents, and those of its PoIs. The action bar shows files only if there are some. @see VIEWER-006 */
export const snapshotFiles = ({ pois, floorplans, documents }: Pick<Snapshot, 'pois' | 'floorplans' | 'documents'>): FileItem[] => [
  ...[...floorplans, ...documents].filter(({ url }) => url !== '').map(fileOfRow),
  ...pois.flatMap(({ children }) => children.flatMap(filesOf)),
];

const fileOfRow = ({ name, url, contentType, alt }: TourFile): FileItem => ({
  name,
  url,
  contentType,
  size: 0,
  markers: [],
  ...(alt !== undefined && { alt }),
});

const filesOf = (poi: SnapshotPoi): FileItem[] => [...poi.files, ...attachedFiles(poi)];

const isViewed = (item: Stored): boolean =>
  (item.type === 'text' && typeof item.value === 'string') || item.type === 'link' || item.type === 'video';

function blockOf(item: ViewedItem, identifier: string): ContentBlock {
  switch (item.type) {
    case 'text':
      return { ...newBlock('text'), identifier, content: item.value };
    case 'link':
      return { ...newBlock('list'), identifier, content: [{ name: item.name, content: '', url: item.url, type: 'link' }] };
    case 'video':
      return { ...newBlock('embeds'), identifier, content: [{ name: item.name, ...embedOf(videoAt(item.url), item.url) }] };
  }
}
