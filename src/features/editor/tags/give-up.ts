import type { EditingSession } from '../session/editing-session';
import { cancelPlacing, placingKey } from './placing';
import { keepView } from './set-view';

/** Whether something was begun in the scan that can be given up. */
export const isBegun = ({ store }: EditingSession): boolean => store.getState().placing !== null || store.getState().changingView !== null;

/** Whether what was done last is for the tag that follows the pointer: to undo it is to give that up, and nothing is left to redo. */
export function isPlacingLast({ store }: EditingSession): boolean {
  const { placing, past } = store.getState();
  return placing !== null && past.at(-1)?.key === placingKey(placing);
}

/** Gives up placing a tag or changing a view, whichever was begun. @see EDIT-027 EDIT-034 */
export function giveUp(session: EditingSession): void {
  if (session.store.getState().placing !== null) cancelPlacing(session);
  else keepView(session);
}
