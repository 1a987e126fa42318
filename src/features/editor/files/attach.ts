import type { ContentBlock, FileItem } from '@/domain/content';
import { attachToPoi, fileBlock, fileBlocks } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { say, sayProblem } from '@/ui/say';
import type { EditingSession } from '../session/editing-session';
import type { FileTarget } from '../session/files-slice';

const noTarget = 'Unable to attach files to this POI.Missing ActivePoi';

/**
 * Attaches files to a block of a PoI; those it has already are passed over.
 * @param key files that are attached one after the other with the same one are one step
 * @returns whether they are there now
 * @see EDIT-042 EDIT-043
 */
export function attach(session: EditingSession, target: FileTarget | null, files: readonly FileItem[], key?: string): boolean {
  const poi = target && findPoi(session.store.getState().edited.folders, target.poi);
  if (!target || !poi) {
    sayProblem(noTarget);
    return false;
  }
  const block = blockFor(poi.content, target);
  const before = counted(session, target.poi);
  const label = files.length === 1 ? 'Attach file' : 'Attach files';
  const done = session.editPoi(label, target.poi, (now) => attachToPoi(now, block, files), key === undefined ? {} : { key });
  if (done) report(counted(session, target.poi) - before, files.length);
  return done;
}

/**
 * The block that files for a target go to now: one that is gone gives way to the last one of files; so does the new one that the first of
 * several files has made. Null for a new one.
 */
export const blockFor = (content: readonly ContentBlock[], { block }: FileTarget): string | null =>
  block !== null && fileBlock(content, block) ? block : (fileBlocks(content).at(-1)?.identifier ?? null);

function counted(session: EditingSession, poi: PoiId): number {
  const blocks = fileBlocks(findPoi(session.store.getState().edited.folders, poi)?.content ?? []);
  return blocks.reduce((sum, { content }) => sum + content.length, 0);
}

function report(added: number, of: number): void {
  const words = (count: number) => (count === 1 ? '1 file' : `${count} files`);
  if (added === 0) say(of === 1 ? 'This file is attached already.' : 'These files are attached already.');
  else say(added === of ? `${words(added)} attached.` : `${words(added)} attached; ${words(of - added)} there already.`);
}

/** Where files go that are attached now: the active block, else the first file block of the open PoI, else a new one; null without a PoI. */
export function targetOf(session: EditingSession, activePoi: PoiId | null): FileTarget | null {
  const { edited, activeBlock } = session.store.getState();
  const poi = activePoi && findPoi(edited.folders, activePoi);
  if (!poi) return null;
  const blocks = fileBlocks(poi.content);
  const chosen = blocks.find(({ identifier }) => identifier === activeBlock) ?? blocks[0];
  return { poi: poi.identifier, block: chosen?.identifier ?? null };
}
