import { closestCenter, DndContext, type DragEndEvent, type Modifier, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../use-texts';
import { KeyboardDragSensor } from './keyboard-drag-sensor';
import { sortingAnnouncements } from './sorting-announcements';
import { sortingTexts } from './texts';

type Props = {
  /** Keys of the items, in order. */
  keys: readonly string[];
  /** Name of an item in screen reader announcements. */
  nameOf: (key: string) => string;
  /** `to` is the new 0-based index. */
  onMove: (key: string, to: number) => void;
  /** `list` moves items only vertically. */
  as?: 'list' | 'grid';
  children: ReactNode;
};

const pointer = { activationConstraint: { distance: 4 } };
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
const anywhere: Modifier[] = [];

/** Makes its children sortable by dragging and with the keyboard. Each child calls `useSortable` with its key. */
export function SortableList({ keys, nameOf, onMove, as = 'list', children }: Props) {
  const { instructions } = useTexts(sortingTexts);
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardDragSensor));
  const items = useMemo(() => [...keys], [keys]);
  const indexOf = (key: unknown) => items.indexOf(String(key));
  const announcements = sortingAnnouncements((key) => nameOf(String(key)), indexOf, items.length);
  const onDragEnd = ({ active, over }: DragEndEvent) => over && active.id !== over.id && onMove(String(active.id), indexOf(over.id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={as === 'list' ? upAndDown : anywhere}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcements, screenReaderInstructions: { draggable: instructions } }}
    >
      <SortableContext items={items} strategy={as === 'list' ? verticalListSortingStrategy : rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
