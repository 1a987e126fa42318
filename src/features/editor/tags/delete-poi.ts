import { deletePoi as withoutPoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { sayProblem } from '@/ui/say';
import type { EditingSession } from '../session/editing-session';
import { stillPlacing } from './placing';

/**
 * Deletes a PoI; its tag leaves the scan with it, and one that was open is closed. What is refused is said.
 * @see EDIT-020 EDIT-021 EDIT-022 EDIT-023
 */
export function deletePoi({ store, visit, edit }: EditingSession, id: PoiId): boolean {
  const { placing, edited } = store.getState();
  const poi = findPoi(edited.folders, id);
  if (placing !== null) sayProblem(stillPlacing);
  if (placing !== null || !poi) return false;
  const isDone = edit(`Delete “${poi.name}”`, (before) => ({ ...before, folders: withoutPoi(before.folders, id) }), { poi: id });
  if (isDone && visit.store.getState().activePoi === id) visit.store.getState().closePoi();
  return isDone;
}
