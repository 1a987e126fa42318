import { selectedAfterRemoval } from '@/domain/folders/changes';
import { findFolder, findPoi } from '@/domain/folders/find';
import { copiedLabel } from '@/domain/reuse/copied';
import { hasAnyOf, type Picked, picked, type ReuseSelection, withoutPicked } from '@/domain/reuse/selection';
import { type SinceCopied, sinceCopied } from '@/domain/reuse/unchanged';
import { toastError, toastSuccess } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';
import { toastUndoable } from '../session/toast-undoable';
import { stayWords } from './outcome';

/** What was cut in a session and not pasted yet; `copied` as it was then. */
type Cut = { id: string; selection: ReuseSelection; copied: Picked };

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

/** `changed` are the names of what stays; a tab from before there were any sends none. */
type Message = { kind: 'pasted'; cut: string; into: string } | { kind: 'removed'; cut: string; changed?: string[] };

const channelName = 'loggia-cut';
const answerWithinMs = 1000;

/** Removes what was cut here once another tab has pasted it, as one undo step. @returns stops it */
export function followCuts(session: EditingSession): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'pasted') return;
    const cut = cuts.get(session);
    if (cut?.id !== data.cut || !session.store.getState().input.mayWrite) return;
    rememberCut(session, null);
    const { unchanged, changed } = removeMoved(session, cut.copied);
    if (!isNothing(unchanged)) toastUndoable(session, `${copiedLabel(unchanged)} moved to “${data.into}”. ${stayWords(changed)}`.trim());
    channel.postMessage({ kind: 'removed', cut: data.cut, changed } satisfies Message);
  };
  return () => channel.close();
}

/**
 * Has the tab in which it was cut remove it once what was pasted of it is saved: until then it is nowhere else. Pasted points that were undone, or never
 * saved, remove nothing.
 */
export function removeOnceSaved(session: EditingSession, cut: string, added: Picked): void {
  const stop = session.store.subscribe(({ base }, before) => {
    if (base === before.base || !hasAnyOf(base.folders, added)) return;
    stop();
    void removeWhereCut(cut, session.tour().name).then((changed) => {
      if (changed === null)
        toastError(`${copiedLabel(added)} is still where it was cut, too: that tab is closed. Delete it there if you don’t need it.`);
      else if (changed.length > 0) toastSuccess(stayWords(changed, 'there'));
    });
  });
}

/** Asks the tab in which it was cut to remove it. @returns the names of what was changed there since, and stays; null if that tab is closed by now */
export async function removeWhereCut(cut: string, into: string): Promise<string[] | null> {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(channelName);
  const changed = await new Promise<string[] | null>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind === 'removed' && data.cut === cut && resolve(data.changed ?? []);
    setTimeout(() => resolve(null), answerWithinMs);
    channel.postMessage({ kind: 'pasted', cut, into } satisfies Message);
  });
  channel.close();
  return changed;
}

const isNothing = ({ folders, pois }: Picked): boolean => folders.length + pois.length === 0;

/**
 * Removes what is in another tour now, as one undo step. What was changed or added since it was copied is nowhere else, and stays. Files stay as long as a
 * saved state names them.
 */
export function removeMoved(session: EditingSession, copied: Picked): SinceCopied {
  const { store, player, edit } = session;
  session.flushPendingInput();
  const since = sinceCopied(store.getState().edited.folders, copied);
  const { unchanged } = since;
  if (isNothing(unchanged)) return since;
  edit(`Move ${copiedLabel(unchanged)}`, (before) => ({ ...before, folders: withoutPicked(before.folders, unchanged) }));
  const { edited, selectedFolder, selectFolder } = store.getState();
  const { activePoi, closePoi } = player.store.getState();
  if (activePoi !== null && !findPoi(edited.folders, activePoi)) closePoi();
  if (selectedFolder !== null && !findFolder(edited.folders, selectedFolder)) selectFolder(selectedAfterRemoval(edited.folders));
  return since;
}
