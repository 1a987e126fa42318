import { batchFolders, batchPois, type FolderBatch, type PoiBatch } from '@/domain/folders/batch';
import { poisLostByBatch, withoutFiles } from '@/domain/folders/batch-losses';
import { addFolder, mapFolders } from '@/domain/folders/changes';
import { findFolder, folderOf } from '@/domain/folders/find';
import { allFolders, allPois, type Folder } from '@/domain/folders/folder';
import { type FolderId, folderId, type PoiId, poiId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import type { Poi } from '@/domain/pois/poi';
import type { EditingSession } from '../session/editing-context';
import type { Step } from '../session/editing-state';
import { batchTitle } from './batch-labels';
import { folderTitle, nouns } from './batch-rows';
import type { Selection } from './selection';

/** The result of a batch: a message, the skipped PoIs, and its undo step if something changed. */
export type Outcome = { message: string; skipped: readonly Poi[]; step: Step | null };

/** The folder PoIs are moved to: an existing or a new one. */
export type Target = { folder: FolderId } | { added: Folder };

type PoiOptions = { target?: Target | null; withFiles?: boolean };

/** Runs an operation on the selected PoIs, as one undo step. @see EDIT-069 EDIT-070 EDIT-071 EDIT-072 EDIT-073 EDIT-074 EDIT-077 */
export function runPoiBatch(
  session: EditingSession,
  selection: Selection,
  batch: PoiBatch,
  { target = null, withFiles = false }: PoiOptions = {},
): Outcome {
  const { folders: before } = session.store.getState().edited;
  const ids = new Set([...selection].map(poiId));
  const { folders, to } = prepare(before, ids, target, withFiles);
  const { folders: after, refused } = batchPois(folders, ids, batch, to);
  const changed = changedPois(before, after, ids, batch);
  const words = plural(changed, nouns.poi);
  if (changed === 0) return { message: nothingChangedMessages[batch] ?? 'Nothing was changed.', skipped: refused, step: null };
  const step = applyBatch(session, `${batchTitle(batch)}: ${words}`, after);
  closeDeleted(session, after);
  return { message: poiBatchMessage(batch, words, to === null ? undefined : findFolder(after, to)), skipped: refused, step };
}

/** Runs an operation on the selected folders, as one undo step. Deleted folders are logged and skipped. @see EDIT-075 EDIT-076 */
export function runFolderBatch(session: EditingSession, selection: Selection, batch: FolderBatch): Outcome {
  const { folders: before } = session.store.getState().edited;
  const ids = [...selection].map(folderId);
  const { folders: after, missing } = batchFolders(before, ids, batch);
  for (const id of missing) console.warn('No folder found', id);
  const gone = missing.length === 0 ? '' : ` No folder found for ${plural(missing.length, nouns.choice)}: already removed, so skipped.`;
  const words = plural(ids.length - missing.length, nouns.folder);
  if (after === before || missing.length === ids.length) return { message: `Nothing was changed.${gone}`, skipped: [], step: null };
  const step = applyBatch(session, `${batchTitle(batch)}: ${words}`, after);
  closeDeleted(session, after);
  return { message: `${words} ${batch === 'delete' ? 'deleted' : batch.replace('move', 'moved')}.${gone}`, skipped: [], step };
}

function applyBatch({ edit, store }: EditingSession, label: string, folders: Folder[]): Step | null {
  const before = store.getState().past.at(-1);
  edit(label, (edited) => ({ ...edited, folders }));
  const step = store.getState().past.at(-1) ?? null;
  return step === before ? null : step;
}

function prepare(before: readonly Folder[], ids: ReadonlySet<PoiId>, target: Target | null, withFiles: boolean) {
  if (target && 'added' in target) return { folders: addFolder(before, null, target.added), to: target.added.id };
  return { folders: withFiles ? removeBlockingFiles(before, ids) : before, to: target?.folder ?? null };
}

/** Removes the files of PoIs that only their files prevent from being deleted. */
function removeBlockingFiles(folders: readonly Folder[], ids: ReadonlySet<PoiId>): Folder[] {
  const freed = new Set(poisLostByBatch(folders, ids, 'delete', true).pois);
  return mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map((poi) => (freed.has(poi) ? withoutFiles(poi) : poi)) }));
}

/** The number of selected PoIs that changed or moved. */
function changedPois(before: readonly Folder[], after: readonly Folder[], ids: ReadonlySet<PoiId>, batch: PoiBatch): number {
  const known = allPois(before).filter(({ identifier }) => ids.has(identifier));
  if (batch === 'sort ascending' || batch === 'sort descending') return after === before ? 0 : known.length;
  const left = new Map(allPois(after).map((poi) => [poi.identifier, poi]));
  if (batch === 'delete') return known.filter(({ identifier }) => !left.has(identifier)).length;
  if (batch !== 'move to another folder') return known.filter((poi) => left.get(poi.identifier) !== poi).length;
  return known.filter(({ identifier }) => folderOf(before, identifier)?.id !== folderOf(after, identifier)?.id).length;
}

const nothingChangedMessages: Partial<Record<PoiBatch, string>> = {
  delete: 'Nothing was deleted.',
  'move to another folder': 'Nothing was moved. They are already in this folder.',
  'remove all content': 'None of them has content.',
  'remove text': 'None of them has a text.',
  'remove files': 'None of them has files.',
  'remove embeds (video)': 'None of them has a video.',
  'remove links/lists': 'None of them has links.',
  'reset zoom': 'Their zoom is already 1.',
  'sort ascending': 'They are already in this order.',
  'sort descending': 'They are already in this order.',
};

function poiBatchMessage(batch: PoiBatch, words: string, to: Folder | undefined): string {
  switch (batch) {
    case 'delete':
      return `${words} deleted.`;
    case 'move to another folder':
      return `${words} moved to “${to ? folderTitle(to) : ''}”.`;
    case 'reset zoom':
      return `Zoom of ${words} reset to 1.`;
    case 'sort ascending':
    case 'sort descending':
      return `${words} sorted by name.`;
    default:
      return `${batchTitle(batch).replace('Remove', 'Removed')}: ${words} changed.`;
  }
}

/** Closes the open PoI and changes the selected folder if they were deleted. */
function closeDeleted({ store, player }: EditingSession, folders: readonly Folder[]): void {
  const { activePoi, closePoi } = player.store.getState();
  if (activePoi !== null && !allPois(folders).some(({ identifier }) => identifier === activePoi)) closePoi();
  const { selectedFolder, selectFolder } = store.getState();
  if (selectedFolder !== null && !allFolders(folders).some(({ id }) => id === selectedFolder)) selectFolder(folders[0]?.id ?? null);
}
