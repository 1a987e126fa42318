import { selectedAfterRemoval } from '@/domain/folders/changes';
import { findFolder, findPoi } from '@/domain/folders/find';
import { copiedLabel } from '@/domain/reuse/copied';
import { type Picked, picked, type ReuseSelection, withoutPicked } from '@/domain/reuse/selection';
import type { EditingSession } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';

/** What was cut in a session and not pasted yet. */
type Cut = { id: string; selection: ReuseSelection };

const cuts = new WeakMap<EditingSession, Cut>();

/** Remembers what was cut last; null forgets it. */
export function rememberCut(session: EditingSession, cut: Cut | null): void {
  if (cut) cuts.set(session, cut);
  else cuts.delete(session);
}

/** What was cut in this very session, as it is there now; null if it was cut elsewhere. */
export function cutOf(session: EditingSession, id: string | null): Picked | null {
  const cut = cuts.get(session);
  return cut && cut.id === id ? picked(session.store.getState().edited.folders, cut.selection) : null;
}

type Message = { kind: 'pasted'; cut: string; into: string } | { kind: 'removed'; cut: string };

const channelName = 'loggia-cut';
const answerWithinMs = 1000;

/** Removes what was cut here once another tab has pasted it, as one undo step. @returns stops it */
export function followCuts(session: EditingSession): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'pasted') return;
    const cut = cutOf(session, data.cut);
    if (!cut || !session.store.getState().input.mayWrite) return;
    rememberCut(session, null);
    if (removeMoved(session, cut)) toastUndoable(session, `${copiedLabel(cut)} moved to “${data.into}”.`);
    channel.postMessage({ kind: 'removed', cut: data.cut } satisfies Message);
  };
  return () => channel.close();
}

/** Asks the tab in which it was cut to remove it. @returns whether that tab did; it may be closed by now */
export async function removeWhereCut(cut: string, into: string): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return false;
  const channel = new BroadcastChannel(channelName);
  const isRemoved = await new Promise<boolean>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind === 'removed' && data.cut === cut && resolve(true);
    setTimeout(() => resolve(false), answerWithinMs);
    channel.postMessage({ kind: 'pasted', cut, into } satisfies Message);
  });
  channel.close();
  return isRemoved;
}

/** Removes what is in another tour now, as one undo step. Files stay as long as a saved state names them. @returns whether it was removed */
export function removeMoved(session: EditingSession, moved: Picked): boolean {
  const { store, player, edit } = session;
  if (!edit(`Move ${copiedLabel(moved)}`, (edited) => ({ ...edited, folders: withoutPicked(edited.folders, moved) }))) return false;
  const { edited, selectedFolder, selectFolder } = store.getState();
  const { activePoi, closePoi } = player.store.getState();
  if (activePoi !== null && !findPoi(edited.folders, activePoi)) closePoi();
  if (selectedFolder !== null && !findFolder(edited.folders, selectedFolder)) selectFolder(selectedAfterRemoval(edited.folders));
  return true;
}
