import { selectedAfterRemoval } from '@/domain/folders/changes';
import { findFolder, findPoi } from '@/domain/folders/find';
import { copiedLabel } from '@/domain/reuse/copied';
import { type Picked, picked, type ReuseSelection, withoutPicked } from '@/domain/reuse/selection';
import { type SinceCopied, sinceCopied } from '@/domain/reuse/unchanged';
import type { EditingSession } from '../session/editing-context';
import type { FollowUp, PastedCut } from '../session/reuse-state';
import { toastUndoable } from '../session/toast-undoable';
import { stayWords } from './outcome';

/** What was cut in a session, as it was then. */
type Cut = { selection: ReuseSelection; copied: Picked };

/** `changed` are the names of what stays; a tab from before there were any sends none. `moved`: all of it stays, because it was moved in its own tour. */
type Answer = { kind: 'removed'; cut: string; changed?: string[] } | { kind: 'moved'; cut: string };
type Message = { kind: 'pasted'; cut: string; into: string } | Answer;

/** What was cut by its id, or what became of it: a tab that was reloaded may ask for the same cut again. */
const cuts = new WeakMap<EditingSession, Map<string, Cut | Answer>>();

function setCut(session: EditingSession, id: string, cut: Cut | Answer): void {
  cuts.set(session, new Map(cuts.get(session)).set(id, cut));
}

/** Remembers what was cut; several tabs may each have pasted another cut, and not be saved yet. */
export const rememberCut = (session: EditingSession, id: string, cut: Cut): void => setCut(session, id, cut);

/** What was cut was moved in this very session. */
export const markCutMoved = (session: EditingSession, id: string): void => setCut(session, id, { kind: 'moved', cut: id });

/** What was cut in this very session, as it is there now; null if it was cut elsewhere. */
export function cutOf(session: EditingSession, id: string): Picked | null {
  const cut = cuts.get(session)?.get(id);
  return cut && 'selection' in cut ? picked(session.store.getState().edited.folders, cut.selection) : null;
}

const channelName = 'loggia-cut';
const answerWithinMs = 1000;

/** Removes what was cut here once another tab has pasted and saved it, as one undo step. @returns stops it */
export function followCuts(session: EditingSession): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const cut = data.kind === 'pasted' && cuts.get(session)?.get(data.cut);
    if (!cut) return;
    if ('kind' in cut) return channel.postMessage(cut);
    if (!session.store.getState().input.mayWrite) return;
    const { unchanged, changed } = removeMoved(session, cut.copied);
    if (!isNothing(unchanged)) toastUndoable(session, `${copiedLabel(unchanged)} moved to “${data.into}”. ${stayWords(changed)}`.trim());
    const answer: Answer = { kind: 'removed', cut: data.cut, changed };
    setCut(session, data.cut, answer);
    channel.postMessage(answer);
  };
  return () => channel.close();
}

/**
 * Has the tab in which it was cut remove it, now that it is saved here: until then it was nowhere else.
 * @returns what stays there
 */
export async function removeWhereCut(session: EditingSession, { id, label }: PastedCut): Promise<FollowUp> {
  const answer = await askWhereCut(id, session.tour().name);
  if (answer?.kind === 'removed') return { words: stayWords(answer.changed ?? [], 'there'), hasFailed: false };
  const reason = answer ? 'It was moved there since' : 'Nobody answered there';
  return { words: `Still in the tour it was cut from: ${label}. ${reason}; delete there what you don’t need.`, hasFailed: true };
}

/** @returns null if no tab answers, such as one that is closed by now */
async function askWhereCut(cut: string, into: string): Promise<Answer | null> {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(channelName);
  const answer = await new Promise<Answer | null>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind !== 'pasted' && data.cut === cut && resolve(data);
    setTimeout(() => resolve(null), answerWithinMs);
    channel.postMessage({ kind: 'pasted', cut, into } satisfies Message);
  });
  channel.close();
  return answer;
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
