import { type KeyboardEvent, useRef, useState } from 'react';
import type { Edited } from '@/domain/tours/edited';
import { sayProblem } from '@/ui/say';
import type { TreeRow } from '@/widgets/poi-list/poi-rows';
import { useEditingSession } from '../../session/editing-context';
import { move, placeBeside, refusal, shift } from '../arrange';
import { entryOf } from '../tree/entry';
import { type DropPlace, homeOf, isSamePlace, nextPlace, rowsWhileLifted } from './drop-places';
import { liftInstructions, placeWords } from './lift-words';

/** A line on its way to another place. */
export type Lift = { row: TreeRow; place: DropPlace; refused: string | null; by: 'keys' | 'pointer' };

export type Lifting = ReturnType<typeof useLift>;

/** Takes a line up, by the pointer or the keyboard, and puts it down elsewhere. @see EDIT-009 EDIT-019 EDIT-107 */
export function useLift(rows: readonly TreeRow[]) {
  const session = useEditingSession();
  const [lift, draw] = useState<Lift | null>(null);
  const [said, say] = useState('');
  // what is let go at once after it was moved goes to where it is, not to where it was drawn last
  const held = useRef<Lift | null>(null);
  const setLift = (next: Lift | null) => {
    held.current = next;
    draw(next);
  };
  const folders = (): Edited['folders'] => session.store.getState().edited.folders;
  const words = (row: TreeRow, place: DropPlace) => placeWords(folders(), row, place);

  const take = (row: TreeRow, by: Lift['by']) => {
    const place = homeOf(rowsWhileLifted(rows, row), row);
    setLift({ row, place, refused: null, by });
    say(`${row.name} is lifted, ${words(row, place)}. ${by === 'keys' ? liftInstructions : ''}`);
  };
  const hold = (place: DropPlace) => {
    const now = held.current;
    if (!now || (isSamePlace(place, now.place) && place.gap === now.place.gap && place.inside === now.place.inside)) return;
    const refused = isSamePlace(place, now.row) ? null : refusal(folders(), entryOf(now.row), place);
    setLift({ ...now, place, refused });
    say(`${now.row.name}: ${refused ?? words(now.row, place)}`);
  };
  const leave = () => {
    if (held.current) say(`${held.current.row.name} stays where it was.`);
    setLift(null);
  };
  const drop = (): DropPlace | null => {
    const now = held.current;
    if (!now || isSamePlace(now.place, now.row)) {
      leave();
      return null;
    }
    setLift(null);
    if (now.refused) {
      sayProblem(now.refused);
      return null;
    }
    say(`${now.row.name} is put down, ${words(now.row, now.place)}.`);
    return move(session, entryOf(now.row), now.place) ? now.place : null;
  };
  const step = (way: -1 | 1) => {
    const now = held.current;
    if (now) hold(nextPlace(rowsWhileLifted(rows, now.row), now.row, now.place, way));
  };
  const nudge = (row: TreeRow, way: -1 | 1) => {
    const entry = entryOf(row);
    shift(session, entry, way);
    say(`${row.name}: ${words(row, { ...homeOf(rows, row), index: placeBeside(folders(), entry).index })}`);
  };
  // somebody else may have removed it meanwhile
  const isThere = lift !== null && rows.some(({ key }) => key === lift.row.key);
  return { lift: isThere ? lift : null, said, nudge, take, hold, drop, leave, step };
}

/** The keys of a line that is lifted. @returns whether it was one of them */
export function hearLiftedKey(event: KeyboardEvent, { drop, leave, step }: Pick<Lifting, 'drop' | 'leave' | 'step'>): boolean {
  if (event.key === 'ArrowUp') step(-1);
  else if (event.key === 'ArrowDown') step(1);
  else if (event.key === ' ' || event.key === 'Enter') drop();
  else if (event.key === 'Escape' || goesOn(event)) leave();
  else return false;
  return !goesOn(event);
}

/** Whether it leads elsewhere, as Tab does, or may change the list, as undo does. */
const goesOn = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Tab' || (key.length === 1 && (ctrlKey || metaKey));
