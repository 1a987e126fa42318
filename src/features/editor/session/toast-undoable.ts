import { announce } from '@/ui/announce/announce';
import { toastSuccess } from '@/ui/toast';
import type { EditingSession } from './editing-context';

/** Shows a toast that offers to undo the last step until another one is made. */
export function toastUndoable({ store, undo }: Pick<EditingSession, 'store' | 'undo'>, text: string): void {
  const step = store.getState().past.at(-1);
  const superseded = new AbortController();
  const unsubscribe = store.subscribe(({ past }) => {
    if (past.at(-1) === step) return;
    unsubscribe();
    superseded.abort();
  });
  const undoAndAnnounce = () => {
    if (undo() && step) announce(`Undone: ${step.label}.`);
  };
  toastSuccess(text, { action: { label: 'Undo', run: undoAndAnnounce, signal: superseded.signal } });
}
