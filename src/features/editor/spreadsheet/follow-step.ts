import type { StoreApi } from 'zustand';
import type { EditingState, Step } from '../session/editing-state';

/** Calls `onMove` whenever a step is undone (false) and redone (true), for what belongs to the step and is not part of the edited tour. */
export function followStep(store: StoreApi<EditingState>, step: Step, onMove: (isDone: boolean) => void): void {
  const isIt = (each: Step) => each.label === step.label && each.before === step.before;
  let wasDone = true;
  store.subscribe(({ past, future }, before) => {
    if (past === before.past && future === before.future) return;
    const isDone = past.some(isIt) || (!future.some(isIt) && wasDone);
    if (isDone === wasDone) return;
    wasDone = isDone;
    onMove(isDone);
  });
}
