import { type KeyboardEvent, useRef, useState } from 'react';
import { allFolders } from '@/domain/folders/folder';
import type { EditedTour } from '@/domain/tours/edited';
import { isEnter } from '@/ui/is-enter';
import { toastError } from '@/ui/toast';
import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import { useEditingSession } from '../../session/editing-context';
import { entryOf, move, moveError, positionAmongSiblings, shift } from '../arrange';
import { currentPosition, type DropPosition, isSamePosition, nextPosition, rowsWhileLifted } from './drop-positions';

/** A line that is being moved. */
export type Lift = { row: TreeRow; place: DropPosition; dropError: string | null; by: 'keys' | 'pointer' };

export type Lifting = ReturnType<typeof useLift>;

/** Moves a line by pointer or keyboard. @see EDIT-009 EDIT-019 EDIT-107 */
export function useLift(rows: readonly TreeRow[]) {
  const session = useEditingSession();
  const [lift, setRendered] = useState<Lift | null>(null);
  const [announcement, announce] = useState('');
  // a ref, because a drop right after a move has to use the latest position, not the rendered one
  const liftRef = useRef<Lift | null>(null);
  const setLift = (next: Lift | null) => {
    liftRef.current = next;
    setRendered(next);
  };
  const folders = (): EditedTour['folders'] => session.store.getState().edited.folders;
  const labelOf = (row: TreeRow, place: DropPosition) => positionLabel(folders(), row, place);

  const pickUp = (row: TreeRow, by: Lift['by']) => {
    const place = currentPosition(rowsWhileLifted(rows, row), row);
    setLift({ row, place, dropError: null, by });
    announce(`${row.name} picked up, ${labelOf(row, place)}. ${by === 'keys' ? liftInstructions : ''}`);
  };
  const moveTo = (place: DropPosition) => {
    const current = liftRef.current;
    if (!current || (isSamePosition(place, current.place) && place.gap === current.place.gap && place.inside === current.place.inside))
      return;
    const dropError = isSamePosition(place, current.row) ? null : moveError(folders(), entryOf(current.row), place);
    setLift({ ...current, place, dropError });
    announce(`${current.row.name}: ${dropError ?? labelOf(current.row, place)}`);
  };
  const cancel = () => {
    if (liftRef.current) announce(`${liftRef.current.row.name} stays where it was.`);
    setLift(null);
  };
  const drop = (): DropPosition | null => {
    const current = liftRef.current;
    if (!current || isSamePosition(current.place, current.row)) {
      cancel();
      return null;
    }
    setLift(null);
    if (current.dropError) {
      toastError(current.dropError);
      return null;
    }
    announce(`${current.row.name} dropped, ${labelOf(current.row, current.place)}.`);
    return move(session, entryOf(current.row), current.place) ? current.place : null;
  };
  const step = (way: -1 | 1) => {
    const current = liftRef.current;
    if (current) moveTo(nextPosition(rowsWhileLifted(rows, current.row), current.row, current.place, way));
  };
  const nudge = (row: TreeRow, way: -1 | 1) => {
    const entry = entryOf(row);
    shift(session, entry, way);
    announce(`${row.name}: ${labelOf(row, { ...currentPosition(rows, row), index: positionAmongSiblings(folders(), entry).index })}`);
  };
  // someone else may have deleted it in the meantime
  const isThere = lift !== null && rows.some(({ key }) => key === lift.row.key);
  return { lift: isThere ? lift : null, announcement, nudge, pickUp, moveTo, drop, cancel, step };
}

/** Handles keys while a line is lifted. @returns whether the key was handled */
export function handleLiftedKey(event: KeyboardEvent, { drop, cancel, step }: Pick<Lifting, 'drop' | 'cancel' | 'step'>): boolean {
  if (event.key === 'ArrowUp') step(-1);
  else if (event.key === 'ArrowDown') step(1);
  else if (event.key === ' ' || isEnter(event)) drop();
  else if (event.key === 'Escape' || leavesLine(event)) cancel();
  else return false;
  return !leavesLine(event);
}

/** Whether the key moves the focus, such as Tab, or may change the list, such as undo. */
const leavesLine = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Tab' || (key.length === 1 && (ctrlKey || metaKey));

export const liftInstructions = 'Press Space to pick up an item, the arrow keys to move it, Space to drop it, and Escape to cancel.';

/** The drop position as text, for screen readers. */
function positionLabel(folders: EditedTour['folders'], lifted: TreeRow, { within, index }: Pick<DropPosition, 'within' | 'index'>): string {
  const parent = within === null ? null : allFolders(folders).find(({ id }) => id === within);
  const siblings = lifted.kind === 'poi' ? (parent?.pois ?? []) : (parent?.children ?? folders);
  const count = siblings.length + (lifted.within === within ? 0 : 1);
  return `place ${index + 1} of ${count} ${parent ? `in ${parent.name}` : 'at the top level'}`;
}
