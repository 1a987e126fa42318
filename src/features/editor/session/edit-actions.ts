import type { StoreApi } from 'zustand';
import { AppError } from '@/domain/app-error';
import { withAddresses } from '@/domain/files/file-addresses-in';
import { replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { changeStop } from '@/domain/guided-tours/changes';
import { allStops, type GuidedStop } from '@/domain/guided-tours/guided-tour';
import type { GuidedStopId, PoiId } from '@/domain/ids';
import { withoutLaterStates } from '@/domain/point-checks/chosen-states';
import type { Poi } from '@/domain/pois/poi';
import { type EditedTour, mergeEdited, resolveConflicts, sameEdited } from '@/domain/tours/edited';
import { toastError } from '@/ui/toast';
import type { EditingState, Step } from './editing-state';

type EditOptions = { key?: string; poi?: PoiId | null; followed?: string };

/** Edits of the tour as undo steps. */
export type EditActions = {
  /**
   * Changes the tour as an undo step. An AppError is shown as a toast, and nothing changes.
   * @returns false on an AppError
   */
  edit: (label: string, change: (edited: EditedTour) => EditedTour, options?: EditOptions) => boolean;
  /** The same for one PoI; does nothing if it was deleted. */
  editPoi: (label: string, poi: PoiId, change: (poi: Poi) => Poi, options?: Omit<EditOptions, 'poi'>) => boolean;
  /** Ends the current step: the next edit with the same key starts a new one. */
  endStep: () => void;
  /** @returns whether anything changed: somebody else can have changed the same since, which a toast says */
  undo: () => boolean;
  redo: () => boolean;
  /** Replaces the whole state, as an undo step. @see EDIT-061 */
  replace: (label: string, edited: EditedTour) => void;
  /**
   * Registers a text editor that writes its input into the state with a delay, because serializing a long text at every key takes more than a
   * frame. @returns unregisters it
   */
  onFlushPendingInput: (flush: () => void) => () => void;
  /** Writes all pending input now; call it before the state is saved, merged or undone. */
  flushPendingInput: () => void;
};

export const maxUndoSteps = 200;

/** @param openPoi opens the PoI of an undone or redone step */
export function createEditActions(store: StoreApi<EditingState>, openPoi: (poi: PoiId) => void): EditActions {
  const flushers = new Set<() => void>();
  const flushPendingInput = () => {
    for (const flush of flushers) flush();
  };
  const edit: EditActions['edit'] = (label, change, { key = null, poi = null, followed } = {}) => {
    const { edited, past } = store.getState();
    const after = attempt(() => withServerTime(edited, change(edited), store.getState().serverAheadMs));
    if (!after || after === edited) return after !== null;
    const last = past.at(-1);
    const joins = key !== null && last?.key === key && last.after === edited;
    const step: Step = joins ? { ...last, after } : { label, before: edited, after, key, poi, ...(followed && { followed }) };
    store.setState({ edited: after, past: [...past.slice(joins ? 0 : -maxUndoSteps + 1, joins ? -1 : undefined), step], future: [] });
    return true;
  };
  const moveStep = (
    from: 'past' | 'future',
    to: 'past' | 'future',
    directionOf: (step: Step) => [from: EditedTour, to: EditedTour],
  ): boolean => {
    flushPendingInput();
    const state = store.getState();
    const step = state[from].at(-1);
    if (!step) return false;
    const [before, after] = directionOf(step);
    const edited = revert(state.edited, before, after);
    if (sameEdited(edited, state.edited) && !sameEdited(before, after)) {
      store.setState({ [from]: state[from].slice(0, -1) });
      toastError(`“${step.label}” can’t be ${from === 'past' ? 'undone' : 'redone'}, because somebody else has changed the same since.`);
      return false;
    }
    store.setState({
      edited,
      [from]: state[from].slice(0, -1),
      [to]: [...state[to], { ...step, key: null }],
    });
    if (step.poi) openPoi(step.poi);
    return true;
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
    undo: () => moveStep('past', 'future', ({ before, after }) => [after, before]),
    redo: () => moveStep('future', 'past', ({ before, after }) => [before, after]),
    replace: (label, edited) => void edit(label, () => edited),
    onFlushPendingInput: (flush) => {
      flushers.add(flush);
      return () => void flushers.delete(flush);
    },
    flushPendingInput,
  };
}

/** Reverts one step by merging, so that changes by others since then stay. */
export const revert = (present: EditedTour, from: EditedTour, to: EditedTour): EditedTour =>
  present === from ? to : resolveConflicts(mergeEdited(from, present, to), 'mine');

/** How far the clock of the device may be ahead of the server’s: the estimate is late by the way of an answer. */
const clockToleranceMs = 5000;

/** States that are chosen on a device whose clock is ahead were chosen now. */
function withServerTime(before: EditedTour, after: EditedTour, serverAheadMs: number): EditedTour {
  if (after.folders === before.folders || serverAheadMs > -clockToleranceMs) return after;
  const folders = withoutLaterStates(after.folders, new Date(Date.now() + serverAheadMs));
  return folders === after.folders ? after : { ...after, folders };
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    toastError(error.message);
    return null;
  }
}

/**
 * Replaces addresses of files in the current state and in every undo step: nobody changed them, and the former ones open nothing any more.
 * @see ACCESS-058
 */
export function rewriteAddressHistory(store: StoreApi<EditingState>, moves: ReadonlyMap<string, string>): void {
  if (moves.size === 0) return;
  const done = new Map<unknown, unknown>();
  const rewrite = <Value>(value: Value): Value => withAddresses(value, moves, done);
  const rewriteStep = (step: Step): Step => ({ ...step, before: rewrite(step.before), after: rewrite(step.after) });
  store.setState(({ base, edited, past, future, restored }) => ({
    base: rewrite(base),
    edited: rewrite(edited),
    past: past.map(rewriteStep),
    future: future.map(rewriteStep),
    restored: restored && { ...restored, edited: rewrite(restored.edited) },
  }));
}

/**
 * Replaces a PoI in the current state and in every undo step. Use for changes that undo must not revert, such as the URL of a screenshot
 * that was uploaded again.
 */
export function rewritePoiHistory(store: StoreApi<EditingState>, poi: PoiId, change: (poi: Poi) => Poi): void {
  const changed = new Map<Poi, Poi>();
  rewriteHistory(store, (edited) => {
    const found = findPoi(edited.folders, poi);
    if (found && !changed.has(found)) changed.set(found, change(found));
    const next = found && changed.get(found);
    return next ? { ...edited, folders: replacePoi(edited.folders, next) } : edited;
  });
}

/** The same for a stop of a guided tour. */
export function rewriteStopHistory(store: StoreApi<EditingState>, stop: GuidedStopId, change: (stop: GuidedStop) => GuidedStop): void {
  const changed = new Map<EditedTour['guidedTours'], EditedTour['guidedTours']>();
  rewriteHistory(store, (edited) => {
    if (!allStops(edited.guidedTours).some(({ id }) => id === stop)) return edited;
    const guidedTours = changed.get(edited.guidedTours) ?? changeStop(edited.guidedTours, stop, change);
    changed.set(edited.guidedTours, guidedTours);
    return { ...edited, guidedTours };
  });
}

function rewriteHistory(store: StoreApi<EditingState>, change: (edited: EditedTour) => EditedTour): void {
  const rewritten = new Map<EditedTour, EditedTour>();
  const rewrite = (edited: EditedTour): EditedTour => {
    const after = rewritten.get(edited) ?? change(edited);
    rewritten.set(edited, after);
    return after;
  };
  const rewriteStep = (step: Step): Step => ({ ...step, before: rewrite(step.before), after: rewrite(step.after) });
  store.setState(({ edited, past, future }) => ({ edited: rewrite(edited), past: past.map(rewriteStep), future: future.map(rewriteStep) }));
}
