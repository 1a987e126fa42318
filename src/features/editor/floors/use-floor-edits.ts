import { useRef, useState } from 'react';
import { nameText } from '@/domain/plain-name';
import { moveItemTo } from '@/domain/reorder';
import { isDeepEqual } from '@/domain/same';
import { revert } from '../session/edit-actions';
import { useEditingSession, useEditingState } from '../session/editing-context';

/** Edits the tour's floors; all changes until `end` form one undo step. @see EDIT-097 EDIT-098 */
export function useFloorEdits() {
  const { store, edit, endStep } = useEditingSession();
  const floors = useEditingState((state) => state.edited.floors);
  // the list after the last own change, and as it would be without any
  const [own, setOwn] = useState({ floors, without: floors });
  const counter = useRef(floors.length);
  // stable keys, so that a moved row keeps focus
  const [keys, setKeys] = useState<readonly number[]>(() => floors.map((_, floor) => floor));
  const currentKeys = keys.length === floors.length ? keys : floors.map((_, floor) => floor);
  /** Others can have changed the list since. */
  const withoutOwn = () => {
    const { edited } = store.getState();
    return revert(edited, { ...edited, floors: own.floors }, { ...edited, floors: own.without }).floors;
  };
  const setFloors = (next: readonly string[], nextKeys: readonly number[] = next.map((_, floor) => floor)) => {
    setKeys(nextKeys);
    setOwn({ floors: next, without: withoutOwn() });
    edit('Rename floors', (edited) => ({ ...edited, floors: next }), { key: 'floors' });
  };
  const newKey = () => {
    counter.current += 1;
    return counter.current;
  };
  return {
    floors,
    keys: currentKeys,
    isChanged: !isDeepEqual(own.floors, own.without) && !isDeepEqual(floors, withoutOwn()),
    setFloors,
    rename: (floor: number, name: string) => setFloors(floors.with(floor, nameText(name)), currentKeys),
    add: () => setFloors([...floors, ''], [...currentKeys, newKey()]),
    move: (from: number, to: number) => setFloors(moveItemTo(floors, from, to), moveItemTo(currentKeys, from, to)),
    remove: (floor: number) => setFloors(floors.toSpliced(floor, 1), currentKeys.toSpliced(floor, 1)),
    revert: () => setFloors(withoutOwn()),
    end: endStep,
  };
}

export type FloorEdits = ReturnType<typeof useFloorEdits>;
