import { AppError } from '@/domain/app-error';
import { userId } from '@/domain/ids';
import { availableTypes, type ForeignType, foreignTypes } from '@/domain/point-types/used-types';
import { withMoved } from '@/domain/reuse/add';
import { type Copied, copiedFromJson, copiedLabel } from '@/domain/reuse/copied';
import { addedToTour, type WithAdded } from '@/domain/reuse/into-tour';
import { type Picked, pickedPois, thingsOf } from '@/domain/reuse/selection';
import { announce } from '@/ui/announce/announce';
import { toastError } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';
import { availableTypesOf } from '../session/editing-state';
import type { ReuseOutcome, StoredCopy } from '../session/reuse-state';
import { toastUndoable } from '../session/toast-undoable';
import { carryTranslations } from './carry-translations';
import { cutOf, markCutMoved } from './cuts';
import { needsReading, outcomeOf, shortWords } from './outcome';
import { withOwnFiles } from './own-files';
import { readClipboard } from './system-clipboard';

const nothingMessage = 'There is nothing to paste. Copy a point or a folder first.';
const intoItselfMessage = 'A folder can’t be moved into itself. Select another folder, then paste again.';

/** What the paste event says is in the clipboard; null where a menu pastes, which cannot ask without a permission. */
type ClipboardText = string | null;

/**
 * Pastes what was copied last into the selected folder, as one undo step. Files of other tours are copied by the server first; when that fails nothing is
 * pasted, and pasting again is harmless.
 */
export async function pastePoints(session: EditingSession, text: ClipboardText = null): Promise<void> {
  const { store } = session;
  if (store.getState().bringing) return;
  try {
    const stored = await session.copies.get().catch(() => null);
    const isLast = stored !== null && (text === null || !stored.isInClipboard || stored.text === text);
    const json = isLast ? stored.json : await readClipboard();
    if (json === null) {
      if (text === null) toastError(nothingMessage);
      return;
    }
    await pasteCopied(session, copiedFromJson(json), isLast ? stored : null);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toastError(error.message);
  }
}

async function pasteCopied(session: EditingSession, copied: Copied, stored: StoredCopy | null): Promise<void> {
  const cut = copied.cut === null ? null : { id: copied.cut, present: cutOf(session, copied.cut) };
  if (cut?.present && thingsOf(cut.present).length > 0) return moveHere(session, cut.id, cut.present, stored);
  const own = await withOwnFiles(session, session.tour(), copied);
  if (!own) return;
  const foreign = foreignTypesOf(session, own.copied);
  const added = addCopied(session, own.copied, `Paste ${copiedLabel(own.copied)}`);
  if (!added) return;
  const isSameTour = copied.tour === session.tour().id;
  if (isSameTour) carryTranslations(session, own.copied, added);
  if (cut) {
    const pasted = { id: cut.id, label: copiedLabel(added), things: thingsOf(added) };
    session.store.setState(({ pastedCuts }) => ({ pastedCuts: [...pastedCuts, pasted] }));
    await forgetCut(session, stored);
  }
  const outcome = outcomeOf(added, {
    verb: 'pasted',
    omitted: own.omitted,
    foreignTypes: foreign,
    originals: cut ? 'afterSave' : 'none',
    changed: [],
    // the clipboard of another browser, or an earlier build, doesn’t say it of the other tour
    hasLanguages: !isSameTour && (stored?.hasLanguages ?? true),
  });
  showOutcome(session, outcome);
}

/** Moves what was cut in this session, with its ids, so that what leads to it still does. */
async function moveHere(session: EditingSession, id: string, cut: Picked, stored: StoredCopy | null): Promise<void> {
  const { store, edit } = session;
  const { edited, selectedFolder } = store.getState();
  const moved = withMoved(edited.folders, cut, selectedFolder);
  if (!moved) return toastError(intoItselfMessage);
  edit(`Move ${copiedLabel(cut)}`, (before) => ({ ...before, folders: moved.folders }));
  markCutMoved(session, id);
  await forgetCut(session, stored);
  toastUndoable(session, `${copiedLabel(cut)} moved.`);
}

/** Pasting the same once more makes a copy. */
async function forgetCut(session: EditingSession, stored: StoredCopy | null): Promise<void> {
  if (!stored) return;
  const json = JSON.stringify({ ...JSON.parse(stored.json), cut: null });
  await session.copies.put({ ...stored, json }).catch((error: unknown) => console.warn('What was cut is still marked as cut.', error));
}

/** Adds it to the selected folder of the tour that is edited, as one undo step. @returns what was added; null when it does not fit, after a toast */
export function addCopied(session: EditingSession, copied: Copied, label: string): Picked | null {
  const { store, edit } = session;
  const { input, selectedFolder } = store.getState();
  let result: WithAdded | null = null;
  store.setState(({ copiedTypes }) => ({ copiedTypes: availableTypes(copiedTypes, copied.types) }));
  const isDone = edit(label, (edited) => {
    result = addedToTour(session.tour(), edited, copied, { into: selectedFolder, author: input.author?.uid ?? userId('') });
    return result.edited;
  });
  return isDone ? ((result as WithAdded | null)?.added ?? null) : null;
}

/** The types of points that the tour and its organization do not have. Who may not read the organization’s hears of those that nobody knows. */
export function foreignTypesOf({ store }: EditingSession, copied: Copied): ForeignType[] {
  const foreign = foreignTypes(pickedPois(copied), availableTypesOf(store.getState()), copied.types);
  return store.getState().catalog ? foreign : foreign.filter(({ isDefined }) => !isDefined);
}

/** Says what was added: in a dialog where there is something to read, else in a toast. */
export function showOutcome(session: EditingSession, outcome: ReuseOutcome): void {
  announce(outcome.message);
  if (needsReading(outcome)) session.store.getState().ask({ about: 'reused', outcome });
  else toastUndoable(session, shortWords(outcome));
}
