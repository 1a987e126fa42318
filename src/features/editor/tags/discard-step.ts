import type { EditingSession } from '../session/editing-context';

/** Reverts the last step with nothing to redo, if it has this key and nothing was changed since. @returns whether it did */
export function discardStep({ store, flushPendingInput, undo }: EditingSession, key: string): boolean {
  flushPendingInput();
  const { past, edited } = store.getState();
  const last = past.at(-1);
  if (last?.key !== key || last.after !== edited) return false;
  undo();
  store.setState(({ future }) => ({ future: future.slice(0, -1) }));
  return true;
}
