import { useSortable } from '@dnd-kit/sortable';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ComponentProps } from 'react';
import { cn } from '../cn';
import { useTexts } from '../use-texts';
import { sortingTexts } from './texts';

/** What an item of a `SortableList` needs: the props of its element, and those of its `SortHandle`. */
export function useSortableItem(key: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: key });
  return {
    isDragging,
    item: { ref: setNodeRef, style: { transition, ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }) } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}

type Props = Omit<ComponentProps<'button'>, 'children'> & { name: string; iconSize?: number };

/** The button that moves an item, by dragging and with the keyboard. */
export const SortHandle = ({ name, iconSize = 16, className, ...handle }: Props) => (
  <button
    type="button"
    {...handle}
    aria-label={useTexts(sortingTexts).move({ name })}
    className={cn('grid shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:text-ink', className)}
  >
    <GripVertical aria-hidden size={iconSize} strokeWidth={1.75} />
  </button>
);
