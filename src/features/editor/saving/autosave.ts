import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';

/** Delay from a change to its autosave. @see EDIT-057 */
export const autosaveMs = 30_000;
/** Delay before a retry when the server could not be reached; shorter for a while after the connection is back, which takes a moment to work. */
const retryMs = 10_000;
const reconnectedRetryMs = 1000;
const reconnectedForMs = 15_000;

/**
 * Saves every 30 seconds while there are changes, and at once when the connection is back or the author signs in again.
 * @returns stops autosave
 * @see EDIT-057 EDIT-058
 */
export function startAutosave({ store, save }: EditingSession): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // a rejected state is not sent again until it changes or the user saves
  let rejectedState: EditingState['edited'] | null = null;
  let reconnectedAt = Number.NEGATIVE_INFINITY;

  const schedule = (delayMs: number | null) => {
    clearTimeout(timer);
    if (delayMs !== null) timer = setTimeout(autosave, delayMs);
    store.setState({ autosaveAt: delayMs === null ? null : new Date(Date.now() + delayMs) });
  };
  const autosave = () => {
    const { saving, edited } = store.getState();
    const isPointless = saving === 'conflict' || (saving === 'failed' && edited === rejectedState);
    if (isPointless) schedule(autosaveMs);
    else void save(true);
  };
  const unsubscribeTimer = store.subscribe((_, before) => {
    const { saving, needsSaving, edited, autosaveAt } = store.getState();
    if (saving === 'failed' && before.saving !== 'failed') rejectedState = edited;
    if (!needsSaving && autosaveAt) schedule(null);
    const isDone = before.saving === 'saving' && saving !== 'saving';
    const waitingMs = Date.now() - reconnectedAt < reconnectedForMs ? reconnectedRetryMs : retryMs;
    if (needsSaving && saving !== 'saving' && (isDone || !autosaveAt)) schedule(saving === 'waiting' ? waitingMs : autosaveMs);
  });
  const unsubscribeRetry = store.subscribe((_, before) => {
    const { saving, needsSaving, input } = store.getState();
    const isSignedInAgain = input.author !== null && before.input.author === null && saving === 'failed';
    const isConflictUndone = saving === 'conflict' && !needsSaving && before.needsSaving;
    if (isSignedInAgain || isConflictUndone) void save(true);
  });
  const onOnline = () => {
    reconnectedAt = Date.now();
    const { saving, needsSaving } = store.getState();
    if (needsSaving && (saving === 'waiting' || saving === 'idle')) void save(true);
  };
  window.addEventListener('online', onOnline);
  return () => {
    unsubscribeTimer();
    unsubscribeRetry();
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
  };
}
