import type { ContentBlock, FileItem } from '@/domain/content/content-blocks';
import { attachToPoi, fileBlock, fileBlocks } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import type { EditedTour } from '@/domain/tours/edited';
import { toastError, toastSuccess } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';
import type { FileTarget } from '../session/view-state';

const noTargetMessage = 'Unable to attach files to this POI.Missing ActivePoi';

/**
 * Attaches files to a block of a PoI; skips files it already has.
 * @param key consecutive calls with the same key are one undo step
 * @returns whether the PoI has the files now
 * @see EDIT-042 EDIT-043
 */
export function attachFiles(session: EditingSession, target: FileTarget | null, files: readonly FileItem[], key?: string): boolean {
  const poi = target && findPoi(session.store.getState().edited.folders, target.poi);
  if (!target || !poi) {
    toastError(noTargetMessage);
    return false;
  }
  const block = resolveBlock(poi.content, target);
  const before = attachedCount(session.store.getState().edited, target.poi);
  const label = files.length === 1 ? 'Attach file' : 'Attach files';
  const done = session.editPoi(label, target.poi, (now) => attachToPoi(now, block, files), key === undefined ? {} : { key });
  const { edited, past } = session.store.getState();
  const attached = attachedCount(edited, target.poi);
  const added = attached - before;
  // files that were uploaded together arrive one after another, as one step
  const together = added === 0 ? 0 : attached - attachedCount(past.at(-1)?.before ?? edited, target.poi);
  if (done) report(together, files.length + together - added);
  return done;
}

/**
 * The block to attach to: the target's block if it still exists, otherwise the PoI's last file block; null to add a new one.
 */
export const resolveBlock = (content: readonly ContentBlock[], { block }: FileTarget): string | null =>
  block !== null && fileBlock(content, block) ? block : (fileBlocks(content).at(-1)?.identifier ?? null);

function attachedCount({ folders }: EditedTour, poi: PoiId): number {
  const blocks = fileBlocks(findPoi(folders, poi)?.content ?? []);
  return blocks.reduce((sum, { content }) => sum + content.length, 0);
}

function report(added: number, of: number): void {
  const words = (count: number) => plural(count, { one: '# file', other: '# files' });
  if (added === 0) toastSuccess(of === 1 ? 'This file is already attached.' : 'These files are already attached.');
  else toastSuccess(added === of ? `${words(added)} attached.` : `${words(added)} attached; ${words(of - added)} there already.`);
}

/** The current target: the active block, the first file block of the open PoI, or a new block; null without a PoI. */
export function attachTarget(session: EditingSession, activePoi: PoiId | null): FileTarget | null {
  const { edited, activeBlock } = session.store.getState();
  const poi = activePoi && findPoi(edited.folders, activePoi);
  if (!poi) return null;
  const blocks = fileBlocks(poi.content);
  const chosen = blocks.find(({ identifier }) => identifier === activeBlock) ?? blocks[0];
  return { poi: poi.identifier, block: chosen?.identifier ?? null };
}
