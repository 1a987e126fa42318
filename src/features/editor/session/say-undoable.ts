import { sayDone } from '@/ui/say-done';
import type { EditingSession } from './editing-session';

/** Says what was done last, and offers to undo it as long as nothing else is done. */
export function sayUndoable({ store, undo }: Pick<EditingSession, 'store' | 'undo'>, text: string): void {
  const step = store.getState().past.at(-1);
  const until = new AbortController();
  const stop = store.subscribe(({ past }) => {
    if (past.at(-1) === step) return;
    stop();
    until.abort();
  });
  sayDone(text, { label: 'Undo', run: undo, until: until.signal });
}
