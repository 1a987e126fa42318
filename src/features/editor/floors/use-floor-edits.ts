import { useRef, useState } from 'react';
import { nameText } from '@/domain/plain-name';
import { moveItemTo } from '@/domain/reorder';
import { useEditingSession, useEditingState } from '../session/editing-context';

/** Edits the tour's floors; all changes until `end` form one undo step. @see EDIT-097 EDIT-098 */
export function useFloorEdits() {
  const { edit, endStep } = useEditingSession();
  const floors = useEditingState((state) => state.edited.floors);
  const [initialFloors] = useState(floors);
  const counter = useRef(floors.length);
  // stable keys, so that a moved row keeps focus
  const [keys, setKeys] = useState<readonly number[]>(() => floors.map((_, floor) => floor));
  const currentKeys = keys.length === floors.length ? keys : floors.map((_, floor) => floor);
  const setFloors = (next: readonly string[], nextKeys: readonly number[] = next.map((_, floor) => floor)) => {
    setKeys(nextKeys);
    edit('Rename floors', (edited) => ({ ...edited, floors: next }), { key: 'floors' });
  };
  const newKey = () => {
    counter.current += 1;
    return counter.current;
  };
  return {
    floors,
    keys: currentKeys,
    isChanged: floors !== initialFloors,
    setFloors,
    rename: (floor: number, name: string) => setFloors(floors.with(floor, nameText(name)), currentKeys),
    add: () => setFloors([...floors, ''], [...currentKeys, newKey()]),
    move: (from: number, to: number) => setFloors(moveItemTo(floors, from, to), moveItemTo(currentKeys, from, to)),
    remove: (floor: number) => setFloors(floors.toSpliced(floor, 1), currentKeys.toSpliced(floor, 1)),
    revert: () => setFloors(initialFloors),
    end: endStep,
  };
}

export type FloorEdits = ReturnType<typeof useFloorEdits>;
