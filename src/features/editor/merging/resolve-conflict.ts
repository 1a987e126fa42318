import type { Choice } from '@/domain/merge/conflicts';
import { randomIdentifier } from '@/domain/random';
import { mergeEdited, resolveConflicts } from '@/domain/tours/edited';
import { toastSuccess } from '@/ui/toast';
import type { EditingSession } from '../session/editing-context';
import type { SaveConflict } from '../session/saving-state';

export type Choices = ReadonlyMap<string, Choice>;

/**
 * Merges both versions with the user's choices, and saves. Edits made since the dialog opened can add conflicts, which stay open.
 * @returns false if conflicts without a choice are left
 */
export function mergeAndSave(session: EditingSession, conflict: SaveConflict, choices: Choices): boolean {
  const { store, flushPendingInput, resolveConflict, save } = session;
  flushPendingInput();
  const { base, edited } = store.getState();
  const merged = mergeEdited(base, edited, conflict.theirs);
  if (merged.conflicts.some(({ id }) => !choices.has(id))) {
    store.setState({ conflict: { ...conflict, merged } });
    return false;
  }
  resolveConflict(resolveConflicts(merged, choices), conflict.theirs, conflict.historyId);
  void save();
  return true;
}

/** Replaces the current state with the other version. The user's changes are stored on this device, and Undo restores them. */
export async function acceptTheirs(
  { store, flushPendingInput, resolveConflict, drafts }: EditingSession,
  conflict: SaveConflict,
): Promise<void> {
  flushPendingInput();
  const { base, edited, historyId, input } = store.getState();
  let isStored = false;
  if (input.author) {
    const key = { uid: input.author.uid, tour: input.tour.id, tab: randomIdentifier() };
    isStored = await drafts.put({ ...key, at: new Date(), base, historyId, edited }).then(
      () => true,
      (error: unknown) => {
        console.warn('Could not store the replaced changes on this device.', error);
        return false;
      },
    );
  }
  resolveConflict(conflict.theirs, conflict.theirs, conflict.historyId);
  toastSuccess(
    isStored
      ? 'Your changes are stored on this device. Undo restores them now, or you can restore them next time.'
      : 'Your changes were replaced. Undo restores them as long as this page is open.',
  );
}
