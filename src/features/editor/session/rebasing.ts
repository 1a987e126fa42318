import type { StoreApi } from 'zustand';
import { isStoredAs } from '@/domain/tours/as-stored';
import { type Edited, mergeEdited, resolveConflicts, sameEdited, withObjectsOf } from '@/domain/tours/edited';
import type { EditingState } from './editing-state';

/** `same`: it is what was known; `joined`: the work goes on from it; `asking`: both changed the same, and somebody has to say what stands. */
export type Rebased = 'same' | 'joined' | 'asking';

export type Rebasing = {
  /** What the store holds now, known by its saved state; the work that goes beyond it is joined with it, or nothing is done but to ask. */
  rebase: (stored: Edited, historyId: string) => Rebased;
  /** Says what stands where the work and what somebody else saved collide. @see EDIT-054 */
  settleConflict: (edited: Edited, theirs: Edited, historyId: string) => void;
  /** The store holds this now, as the saved state that was given to it here. */
  noteSaved: (edited: Edited, historyId: string) => void;
  /** Whether the store held this saved state before the one it holds now. */
  isPassed: (historyId: string) => boolean;
};

/** @param replace puts another state in place of the work, as a step */
export function rebasing(store: StoreApi<EditingState>, replace: (label: string, edited: Edited) => void): Rebasing {
  const passed = new Set<string>();
  const goOnFrom = (base: Edited, historyId: string, rest: Partial<EditingState> = {}) => {
    const before = store.getState().historyId;
    if (before !== historyId) passed.add(before);
    store.setState({ base, historyId, conflict: null, ...rest });
  };
  return {
    isPassed: (historyId) => passed.has(historyId),
    noteSaved: (edited, historyId) => goOnFrom(edited, historyId, { savedAt: new Date(), problem: null, lastChange: null }),
    rebase: (stored, historyId) => {
      const { base, edited, saving, conflict } = store.getState();
      if (isStoredAs(base, stored)) {
        goOnFrom(base, historyId, saving === 'asking' ? { saving: 'idle' } : {});
        return 'same';
      }
      const merged = mergeEdited(base, edited, stored);
      if (merged.conflicts.length > 0) {
        const told = conflict?.historyId === historyId ? conflict : { by: '', at: null };
        store.setState({ saving: 'asking', conflict: { theirs: stored, historyId, by: told.by, at: told.at, merged } });
        return 'asking';
      }
      const joined = sameEdited(merged.edited, edited) ? edited : merged.edited;
      goOnFrom(withObjectsOf(joined, stored), historyId, { edited: joined, ...(saving === 'asking' && { saving: 'idle' }) });
      return 'joined';
    },
    settleConflict: (edited, theirs, historyId) => {
      const { base, edited: mine } = store.getState();
      // Undo takes back what was decided, and nothing that somebody else saved besides: a save after it would delete that unasked.
      const undecided = resolveConflicts(mergeEdited(base, mine, theirs), 'mine');
      store.setState({ edited: undecided });
      if (!sameEdited(undecided, edited)) replace('Join with what somebody else saved', edited);
      goOnFrom(theirs, historyId, { saving: 'idle' });
    },
  };
}
