import type { EditingSession } from '../session/editing-session';
import type { EditingState } from '../session/editing-state';

/** How long what was changed waits to be saved by itself, in milliseconds. @see EDIT-057 */
export const autosaveMs = 30_000;
/** The same where the server was out of reach. */
const retryMs = 10_000;

/**
 * Saves by itself: every 30 seconds while there is something to save, and at once when the connection is back, or somebody is signed in again.
 * @returns ends it
 * @see EDIT-057 EDIT-058
 */
export function keepSaving({ store, save }: EditingSession): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // what was refused is not sent again until it is another, or somebody asks
  let refused: EditingState['edited'] | null = null;

  const wind = (due: number | null) => {
    clearTimeout(timer);
    if (due !== null) timer = setTimeout(tick, due);
    store.setState({ autosaveAt: due === null ? null : new Date(Date.now() + due) });
  };
  const tick = () => {
    const { saving, edited } = store.getState();
    const isVain = saving === 'asking' || (saving === 'refused' && edited === refused);
    if (isVain) wind(autosaveMs);
    else void save(true);
  };
  const unwatch = store.subscribe((_, before) => {
    const { saving, needsSaving, edited, autosaveAt } = store.getState();
    if (saving === 'refused' && before.saving !== 'refused') refused = edited;
    if (!needsSaving && autosaveAt) wind(null);
    const isDone = before.saving === 'saving' && saving !== 'saving';
    if (needsSaving && saving !== 'saving' && (isDone || !autosaveAt)) wind(saving === 'waiting' ? retryMs : autosaveMs);
  });
  const unfollow = store.subscribe((_, before) => {
    const { saving, needsSaving, given } = store.getState();
    const isBack = given.author !== null && before.given.author === null && saving === 'refused';
    const isOver = saving === 'asking' && !needsSaving && before.needsSaving;
    if (isBack || isOver) void save(true);
  });
  const onLine = () => {
    if (store.getState().saving === 'waiting') void save(true);
  };
  window.addEventListener('online', onLine);
  return () => {
    unwatch();
    unfollow();
    clearTimeout(timer);
    window.removeEventListener('online', onLine);
  };
}
