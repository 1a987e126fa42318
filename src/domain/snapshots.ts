import { type ContentBlock, type FileItem, fileItemsFrom } from './content';
import { videoAt } from './content/embeds';
import { newBlock } from './content/new-block';
import { allFolders, type Folder, newFolderName } from './folders';
import { type ViewedItem, viewedContentFrom } from './older/items';
import { type Poi, poiFrom } from './pois';
import { attachedFiles } from './pois/deletion';
import { flag, records, type Stored, text } from './stored';

/** A PoI of a snapshot: one of a tour, and files that are not part of its content. @see MODEL-086 */
export type SnapshotPoi = Poi & { files: FileItem[] };

/** A folder of a snapshot; its children are PoIs. @see MODEL-085 */
export type SnapshotFolder = { name: string; children: SnapshotPoi[] };

/** A tour as it once was, for everybody: `organizations/{organization}/tours/{tour}/snapshots/{snapshot}`. @see MODEL-085 */
export type Snapshot = { id: string; pois: SnapshotFolder[]; matterportId: string; public: boolean };

/** Reads a stored snapshot. @see MODEL-085 */
export const snapshotFrom = (id: string, stored: Stored): Snapshot => ({
  id,
  pois: records(stored.pois, (folder, index) => ({
    name: text(folder.name) || newFolderName,
    children: records(folder.children, (poi, place) => snapshotPoiFrom(poi, `folder-${index}-poi-${place}`)),
  })),
  matterportId: text(stored.matterportId),
  public: flag(stored.public),
});

/** Reads a PoI of a snapshot, with content of the current kind or of the older viewer's. @see MODEL-061 MODEL-086 */
export function snapshotPoiFrom(stored: Stored, place: string): SnapshotPoi {
  const all = records(stored.content, (item) => item);
  const viewed = viewedContentFrom(all.filter(isViewed));
  const blocks = all.filter((item) => !isViewed(item));
  const poi = poiFrom({ ...stored, content: blocks }, place);
  return {
    ...poi,
    content: [...poi.content, ...viewed.map((item, index) => blockOf(item, `${place}-viewed-${index}`))],
    files: fileItemsFrom(stored.files),
  };
}

/** What is stored of a tour's folders in a snapshot; subfolders stand behind the folder they lay in. @see MODEL-085 MODEL-086 */
export const newSnapshot = (
  { folders, matterportId }: { folders: readonly Folder[]; matterportId: string },
  isPublic: boolean,
): Omit<Snapshot, 'id'> => ({
  pois: allFolders(folders).map((folder) => ({ name: folder.name, children: folder.pois.map(newSnapshotPoi) })),
  matterportId,
  public: isPublic,
});

/** A PoI as a snapshot holds it: its files stand beside its content. @see MODEL-086 */
export const newSnapshotPoi = (poi: Poi): SnapshotPoi => ({
  ...poi,
  files: attachedFiles(poi),
  content: poi.content.filter(({ type }) => type !== 'file'),
});

/** Whether a snapshot may be shown. @see VIEWER-002 */
export const isShown = ({ matterportId, public: isPublic }: Pick<Snapshot, 'matterportId' | 'public'>): boolean =>
  isPublic && matterportId !== '';

/** Every file of a snapshot; the action bar offers files only when there are some. @see VIEWER-006 */
export const snapshotFiles = ({ pois }: Pick<Snapshot, 'pois'>): FileItem[] => pois.flatMap(({ children }) => children.flatMap(filesOf));

/** Whether activating a PoI opens the content panel. @see VIEWER-016 */
export const hasContent = (poi: Pick<SnapshotPoi, 'files' | 'content'>): boolean => poi.files.length > 0 || poi.content.length > 0;

const filesOf = (poi: SnapshotPoi): FileItem[] => [...poi.files, ...attachedFiles(poi)];

const isViewed = (item: Stored): boolean =>
  (item.type === 'text' && typeof item.value === 'string') || item.type === 'link' || item.type === 'video';

function blockOf(item: ViewedItem, identifier: string): ContentBlock {
  switch (item.type) {
    case 'text':
      return { ...newBlock('text'), identifier, content: item.value };
    case 'link':
      return { ...newBlock('list'), identifier, content: [{ name: item.name, content: '', url: item.url, type: 'link' }] };
    case 'video': {
      const video = videoAt(item.url);
      return { ...newBlock('embeds'), identifier, content: [{ name: item.name, url: video?.id ?? item.url, type: video?.type ?? '' }] };
    }
  }
}
