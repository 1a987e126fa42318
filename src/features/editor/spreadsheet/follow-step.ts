import type { StoreApi } from 'zustand';
import type { EditingState, Step } from '../session/editing-state';

/** Calls `onMove` whenever the step is undone (false) and redone (true), for what belongs to it and is not part of the edited tour. */
export function followStep(store: StoreApi<EditingState>, followed: string, onMove: (isDone: boolean) => void): void {
  const isIt = (each: Step) => each.followed === followed;
  let wasDone = true;
  store.subscribe(({ past, future }, before) => {
    if (past === before.past && future === before.future) return;
    const isDone = past.some(isIt) || (!future.some(isIt) && wasDone);
    if (isDone === wasDone) return;
    wasDone = isDone;
    onMove(isDone);
  });
}
