import type { StoreApi } from 'zustand';
import { AppError } from '@/domain/app-error';
import { replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import { type Edited, mergeEdited, resolveConflicts } from '@/domain/tours/edited';
import { sayProblem } from '@/ui/say';
import type { EditingState, Step } from './editing-state';

export type EditOptions = { key?: string; poi?: PoiId | null };

/** What people do to the tour, step by step. */
export type Work = {
  /**
   * Does one thing to the tour, which can be undone. What it refuses (an AppError) is said, and changes nothing.
   * @returns whether it was done
   */
  edit: (label: string, change: (edited: Edited) => Edited, options?: EditOptions) => boolean;
  /** The same for one PoI; one that is gone is left so. */
  editPoi: (label: string, poi: PoiId, change: (poi: Poi) => Poi, options?: Omit<EditOptions, 'poi'>) => boolean;
  /** Ends what is being typed: the next edit of the same key is a step of its own. */
  endStep: () => void;
  undo: () => void;
  redo: () => void;
  /** Puts another state in place of the work, as a step that can be undone. @see EDIT-061 */
  replace: (label: string, edited: Edited) => void;
};

/** How many steps can be undone. */
const remembered = 200;

/**
 * @param led leads people to the PoI that was undone or redone
 * @param settle takes in what is being typed
 */
export function work(store: StoreApi<EditingState>, led: (poi: PoiId) => void, settle: () => void): Work {
  const edit: Work['edit'] = (label, change, { key = null, poi = null } = {}) => {
    const { edited, past } = store.getState();
    const after = attempt(() => change(edited));
    if (!after || after === edited) return after !== null;
    const last = past.at(-1);
    const joins = key !== null && last?.key === key && last.after === edited;
    const step: Step = joins ? { ...last, after } : { label, before: edited, after, key, poi };
    store.setState({ edited: after, past: [...past.slice(joins ? 0 : -remembered + 1, joins ? -1 : undefined), step], future: [] });
    return true;
  };
  const go = (from: 'past' | 'future', to: 'past' | 'future', ways: (step: Step) => [from: Edited, to: Edited]) => {
    settle();
    const state = store.getState();
    const step = state[from].at(-1);
    if (!step) return;
    const [before, after] = ways(step);
    store.setState({
      edited: wayBack(state.edited, before, after),
      [from]: state[from].slice(0, -1),
      [to]: [...state[to], { ...step, key: null }],
    });
    if (step.poi) led(step.poi);
  };
  return {
    edit,
    editPoi: (label, poi, change, options) =>
      edit(
        label,
        (edited) => {
          const found = findPoi(edited.folders, poi);
          const changed = found && change(found);
          return changed === found || !changed ? edited : { ...edited, folders: replacePoi(edited.folders, changed) };
        },
        { ...options, poi },
      ),
    endStep: () =>
      store.setState(({ past }) =>
        past.at(-1)?.key ? { past: past.map((step, at) => (at === past.length - 1 ? { ...step, key: null } : step)) } : {},
      ),
    undo: () => go('past', 'future', ({ before, after }) => [after, before]),
    redo: () => go('future', 'past', ({ before, after }) => [before, after]),
    replace: (label, edited) => void edit(label, () => edited),
  };
}

/** What was done since, by somebody else, is none of what is undone: it stays. */
const wayBack = (present: Edited, from: Edited, to: Edited): Edited =>
  present === from ? to : resolveConflicts(mergeEdited(from, present, to), 'mine');

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    sayProblem(error.message);
    return null;
  }
}
