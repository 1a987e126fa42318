import { allFolders, allPois, type Folder } from '@/domain/folders';
import { batchFolders, batchPois, type FolderBatch, type PoiBatch } from '@/domain/folders/batch';
import { lossOfPois, withoutFiles } from '@/domain/folders/batch-losses';
import { addFolder, mapFolders } from '@/domain/folders/changes';
import { findFolder, folderOf } from '@/domain/folders/find';
import { type FolderId, folderId, type PoiId, poiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import type { EditingSession } from '../session/editing-session';
import type { Step } from '../session/editing-state';
import { counted, titleOf } from './batch-rows';
import { titleOfBatch } from './batch-words';
import type { Selection } from './selection';

/** What came of a batch, in words; the PoIs that were left; the step it is undone by, when something changed. */
export type Outcome = { said: string; staying: readonly Poi[]; step: Step | null };

/** Where PoIs are moved: a folder of the tour, or one that is made for them. */
export type Target = { folder: FolderId } | { added: Folder };

type PoiOptions = { target?: Target | null; withFiles?: boolean };

/** Does one thing with the chosen PoIs, as one step. @see EDIT-069 EDIT-070 EDIT-071 EDIT-072 EDIT-073 EDIT-074 EDIT-077 */
export function runPoiBatch(
  session: EditingSession,
  selection: Selection,
  batch: PoiBatch,
  { target = null, withFiles = false }: PoiOptions = {},
): Outcome {
  const { folders: before } = session.store.getState().edited;
  const ids = new Set([...selection].map(poiId));
  const { given, to } = prepared(before, ids, target, withFiles);
  const { folders: after, refused } = batchPois(given, ids, batch, to);
  const changed = changedPois(before, after, ids, batch);
  const words = counted(changed, 'PoI');
  if (changed === 0) return { said: nothingToDo[batch] ?? 'Nothing was changed.', staying: refused, step: null };
  const step = put(session, `${titleOfBatch(batch)}: ${words}`, after);
  leaveDeleted(session, after);
  return { said: saidOfPois(batch, words, to === null ? undefined : findFolder(after, to)), staying: refused, step };
}

/** Does one thing with the chosen folders, as one step. Those that are gone are logged and left out. @see EDIT-075 EDIT-076 */
export function runFolderBatch(session: EditingSession, selection: Selection, batch: FolderBatch): Outcome {
  const { folders: before } = session.store.getState().edited;
  const ids = [...selection].map(folderId);
  const { folders: after, missing } = batchFolders(before, ids, batch);
  for (const id of missing) console.warn('No folder found', id);
  const gone = missing.length === 0 ? '' : ` No folder found for ${counted(missing.length, 'choice')}: removed meanwhile, and left out.`;
  const words = counted(ids.length - missing.length, 'folder');
  if (after === before || missing.length === ids.length) return { said: `Nothing was changed.${gone}`, staying: [], step: null };
  const step = put(session, `${titleOfBatch(batch)}: ${words}`, after);
  leaveDeleted(session, after);
  return { said: `${words} ${batch === 'delete' ? 'deleted' : batch.replace('move', 'moved')}.${gone}`, staying: [], step };
}

function put({ edit, store }: EditingSession, label: string, folders: Folder[]): Step | null {
  const before = store.getState().past.at(-1);
  edit(label, (edited) => ({ ...edited, folders }));
  const step = store.getState().past.at(-1) ?? null;
  return step === before ? null : step;
}

function prepared(before: readonly Folder[], ids: ReadonlySet<PoiId>, target: Target | null, withFiles: boolean) {
  if (target && 'added' in target) return { given: addFolder(before, null, target.added), to: target.added.id };
  return { given: withFiles ? freedOfFiles(before, ids) : before, to: target?.folder ?? null };
}

/** The same folders, where those of the PoIs that files alone keep from being deleted have none. */
function freedOfFiles(folders: readonly Folder[], ids: ReadonlySet<PoiId>): Folder[] {
  const freed = new Set(lossOfPois(folders, ids, 'delete', true).pois);
  return mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map((poi) => (freed.has(poi) ? withoutFiles(poi) : poi)) }));
}

/** How many of the chosen PoIs are not what, or where, they were. */
function changedPois(before: readonly Folder[], after: readonly Folder[], ids: ReadonlySet<PoiId>, batch: PoiBatch): number {
  const known = allPois(before).filter(({ identifier }) => ids.has(identifier));
  if (batch === 'sort ascending' || batch === 'sort descending') return after === before ? 0 : known.length;
  const left = new Map(allPois(after).map((poi) => [poi.identifier, poi]));
  if (batch === 'delete') return known.filter(({ identifier }) => !left.has(identifier)).length;
  if (batch !== 'move to another folder') return known.filter((poi) => left.get(poi.identifier) !== poi).length;
  return known.filter(({ identifier }) => folderOf(before, identifier)?.id !== folderOf(after, identifier)?.id).length;
}

const nothingToDo: Partial<Record<PoiBatch, string>> = {
  delete: 'Nothing was deleted.',
  'move to another folder': 'Nothing was moved: they are in this folder already.',
  'remove all content': 'None of them has content.',
  'remove text': 'None of them has a text.',
  'remove files': 'None of them has files.',
  'remove embeds (video)': 'None of them has a video.',
  'remove links/lists': 'None of them has links.',
  'reset zoom': 'Their zoom is 1 already.',
  'sort ascending': 'They stand in this order already.',
  'sort descending': 'They stand in this order already.',
};

function saidOfPois(batch: PoiBatch, words: string, to: Folder | undefined): string {
  switch (batch) {
    case 'delete':
      return `${words} deleted.`;
    case 'move to another folder':
      return `${words} moved to “${to ? titleOf(to) : ''}”.`;
    case 'reset zoom':
      return `Zoom of ${words} reset to 1.`;
    case 'sort ascending':
    case 'sort descending':
      return `${words} sorted by name.`;
    default:
      return `${titleOfBatch(batch).replace('Remove', 'Removed')}: ${words} changed.`;
  }
}

/** What was open, or selected, and is there no longer is left. */
function leaveDeleted({ store, visit }: EditingSession, folders: readonly Folder[]): void {
  const { activePoi, closePoi } = visit.store.getState();
  if (activePoi !== null && !allPois(folders).some(({ identifier }) => identifier === activePoi)) closePoi();
  const { selectedFolder, selectFolder } = store.getState();
  if (selectedFolder !== null && !allFolders(folders).some(({ id }) => id === selectedFolder)) selectFolder(folders[0]?.id ?? null);
}
