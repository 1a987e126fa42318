import type { ComponentProps } from 'react';
import { cn } from '../cn';
import { SortHandle, useSortableItem } from './sort-handle';
import { SortableList } from './sortable-list';

type Props = Omit<ComponentProps<typeof SortableList>, 'as'> & { label: string; className: string };

/** A list of rows that are sorted by dragging and with the keyboard; nothing without rows. */
export const SortableRows = ({ label, className, children, ...sorting }: Props) =>
  sorting.keys.length > 0 && (
    <SortableList {...sorting}>
      <ol aria-label={label} className={cn('flex flex-col', className)}>
        {children}
      </ol>
    </SortableList>
  );

type RowProps = Omit<ComponentProps<'li'>, 'ref' | 'style'> & {
  sortKey: string;
  name: string;
  handle: Pick<ComponentProps<typeof SortHandle>, 'className' | 'iconSize'>;
};

/** A framed row of `SortableRows`, with the handle that moves it at its beginning. */
export function SortableRow({ sortKey, name, handle: handleLook, className, children, ...row }: RowProps) {
  const { item, handle, isDragging } = useSortableItem(sortKey);
  return (
    <li
      {...row}
      {...item}
      className={cn(
        'items-center rounded-lg border bg-surface',
        className,
        isDragging ? 'relative z-10 border-accent-line shadow-lifted' : 'border-line',
      )}
    >
      <SortHandle name={name} {...handle} {...handleLook} />
      {children}
    </li>
  );
}
