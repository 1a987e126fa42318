import type { StoreApi } from 'zustand';
import { renewedAddresses } from '@/domain/files/file-addresses-in';
import { isStoredAs } from '@/domain/tours/as-stored';
import { type EditedTour, mergeEdited, resolveConflicts, reuseObjects, sameEdited } from '@/domain/tours/edited';
import { rewriteAddressHistory } from './edit-actions';
import type { EditingState } from './editing-state';

/** `same`: nothing new on the server; `merged`: merged; `conflict`: conflicts that the user has to resolve. */
export type RebaseResult = 'same' | 'merged' | 'conflict';

export type Rebasing = {
  /** Merges the state on the server, unless there are conflicts; then it only opens the conflict. */
  rebase: (stored: EditedTour, historyId: string) => RebaseResult;
  /** Applies the user's resolution of a conflict. @see EDIT-054 */
  resolveConflict: (edited: EditedTour, theirs: EditedTour, historyId: string) => void;
  /** Records that the server stored this state under this history id. */
  markSaved: (edited: EditedTour, historyId: string) => void;
  /** Whether this saved state is older than the current one. */
  isSuperseded: (historyId: string) => boolean;
};

/** @param replace replaces the current state, as an undo step */
export function createRebasing(store: StoreApi<EditingState>, replace: (label: string, edited: EditedTour) => void): Rebasing {
  const superseded = new Set<string>();
  const setBase = (base: EditedTour, historyId: string, changes: Partial<EditingState> = {}) => {
    const before = store.getState().historyId;
    if (before !== historyId) superseded.add(before);
    store.setState({ base, historyId, conflict: null, ...changes });
  };
  return {
    isSuperseded: (historyId) => superseded.has(historyId),
    markSaved: (edited, historyId) => setBase(edited, historyId, { savedAt: new Date(), problem: null, lastChange: null }),
    rebase: (stored, historyId) => {
      // addresses that were closed are no change by somebody else
      rewriteAddressHistory(store, renewedAddresses(store.getState().base, stored));
      const { base, edited, saving, conflict } = store.getState();
      if (isStoredAs(base, stored)) {
        setBase(base, historyId, saving === 'conflict' ? { saving: 'idle' } : {});
        return 'same';
      }
      const merged = mergeEdited(base, edited, stored);
      if (merged.conflicts.length > 0) {
        const previous = conflict?.historyId === historyId ? conflict : { by: '', at: null };
        store.setState({ saving: 'conflict', conflict: { theirs: stored, historyId, by: previous.by, at: previous.at, merged } });
        return 'conflict';
      }
      const mergedState = sameEdited(merged.edited, edited) ? edited : merged.edited;
      setBase(reuseObjects(mergedState, stored), historyId, { edited: mergedState, ...(saving === 'conflict' && { saving: 'idle' }) });
      return 'merged';
    },
    resolveConflict: (edited, theirs, historyId) => {
      const { base, edited: mine } = store.getState();
      // undo must revert only the resolution; reverting the other merged changes would delete them with the next save
      const withMine = resolveConflicts(mergeEdited(base, mine, theirs), 'mine');
      store.setState({ edited: withMine });
      if (!sameEdited(withMine, edited)) replace('Merge with someone else’s changes', edited);
      setBase(theirs, historyId, { saving: 'idle' });
    },
  };
}
