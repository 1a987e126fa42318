import { useRef, useState } from 'react';
import { moved } from '@/domain/reorder';
import { useEditingSession, useEditingState } from '../session/editing-context';

/** The floors of the tour, changed as one step from the opening of the dialog to its end. @see EDIT-097 EDIT-098 */
export function useFloorEdits() {
  const { edit, endStep } = useEditingSession();
  const floors = useEditingState((state) => state.edited.floors);
  const [before] = useState(floors);
  const counter = useRef(floors.length);
  // a line goes by its key, so that it keeps the focus where it goes
  const [keys, setKeys] = useState<readonly number[]>(() => floors.map((_, floor) => floor));
  const known = keys.length === floors.length ? keys : floors.map((_, floor) => floor);
  const put = (next: readonly string[], nextKeys: readonly number[] = next.map((_, floor) => floor)) => {
    setKeys(nextKeys);
    edit('Rename floors', (edited) => ({ ...edited, floors: next }), { key: 'floors' });
  };
  const newKey = () => {
    counter.current += 1;
    return counter.current;
  };
  return {
    floors,
    keys: known,
    isChanged: floors !== before,
    put,
    rename: (floor: number, name: string) => put(floors.with(floor, name), known),
    add: () => put([...floors, ''], [...known, newKey()]),
    move: (from: number, to: number) => put(moved(floors, from, to), moved(known, from, to)),
    remove: (floor: number) => put(floors.toSpliced(floor, 1), known.toSpliced(floor, 1)),
    takeBack: () => put(before),
    end: endStep,
  };
}

export type FloorEdits = ReturnType<typeof useFloorEdits>;
