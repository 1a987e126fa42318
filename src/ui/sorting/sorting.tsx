import { closestCenter, DndContext, type DragEndEvent, type Modifier, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { KeyboardLift } from './keyboard-lift';
import { sortingInstructions, sortingWords } from './sorting-words';

type Props = {
  /** of all that are sorted, in their order */
  keys: readonly string[];
  /** what one of them is called when it is moved */
  nameOf: (key: string) => string;
  /** `to` is the place that it goes to, from 0 */
  onMove: (key: string, to: number) => void;
  /** a list stands one below the other, a grid goes on in lines */
  as?: 'list' | 'grid';
  children: ReactNode;
};

const pointer = { activationConstraint: { distance: 4 } };
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const anywhere: Modifier[] = [];

/** What is in here is sorted by dragging and by the keyboard; each of them takes `useSortable` with its key. */
export function Sorting({ keys, nameOf, onMove, as = 'list', children }: Props) {
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardLift));
  const items = useMemo(() => [...keys], [keys]);
  const placeOf = (key: unknown) => items.indexOf(String(key));
  const words = sortingWords((key) => nameOf(String(key)), placeOf, items.length);
  const onDragEnd = ({ active, over }: DragEndEvent) => over && active.id !== over.id && onMove(String(active.id), placeOf(over.id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={as === 'list' ? upAndDown : anywhere}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: words, screenReaderInstructions: sortingInstructions }}
    >
      <SortableContext items={items} strategy={as === 'list' ? verticalListSortingStrategy : rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
