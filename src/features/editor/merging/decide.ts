import type { Choice } from '@/domain/merge/conflicts';
import { randomIdentifier } from '@/domain/random';
import { mergeEdited, resolveConflicts } from '@/domain/tours/edited';
import { say } from '@/ui/say';
import type { SavedElsewhere } from '../session/conflict-slice';
import type { EditingSession } from '../session/editing-session';

export type Choices = ReadonlyMap<string, Choice>;

/**
 * Joins the work with what somebody else saved, as it was decided, and saves. Where the work goes on from it collides anew, that is asked too.
 * @returns whether everything was decided
 */
export function joinAndSave(session: EditingSession, conflict: SavedElsewhere, choices: Choices): boolean {
  const { store, settle, settleConflict, save } = session;
  settle();
  const { base, edited } = store.getState();
  const merged = mergeEdited(base, edited, conflict.theirs);
  if (merged.conflicts.some(({ id }) => !choices.has(id))) {
    store.setState({ conflict: { ...conflict, merged } });
    return false;
  }
  settleConflict(resolveConflicts(merged, choices), conflict.theirs, conflict.historyId);
  void save();
  return true;
}

/** Puts what somebody else saved in place of the work, which stays on this device, and can be brought back by Undo. */
export async function takeTheirs({ store, settle, settleConflict, drafts }: EditingSession, conflict: SavedElsewhere): Promise<void> {
  settle();
  const { base, edited, historyId, given } = store.getState();
  let isKept = false;
  if (given.author) {
    const key = { uid: given.author.uid, tour: given.tour.id, tab: randomIdentifier() };
    isKept = await drafts.keep({ ...key, at: new Date(), base, historyId, edited }).then(
      () => true,
      (error: unknown) => {
        console.warn('The work that was put aside could not be kept on this device.', error);
        return false;
      },
    );
  }
  settleConflict(conflict.theirs, conflict.theirs, conflict.historyId);
  say(
    isKept
      ? 'Your work is put aside on this device. Undo brings it back now, and your next visit offers it.'
      : 'Your work is put aside. Undo brings it back as long as this page is open.',
  );
}
