import { useSortable } from '@dnd-kit/sortable';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash';
import { tourLimits } from '@/domain/limits';
import { floorLabel } from '@/domain/tours/floors';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import type { FloorEdits } from './use-floor-edits';

type Props = {
  sortKey: string;
  /** counted from 0 */
  floor: number;
  name: string;
  /** what the scan calls it; "" when it does not say */
  scanned: string;
  edits: FloorEdits;
};

/** One floor, by its number. @see EDIT-094 EDIT-098 */
export function FloorRow({ sortKey, floor, name, scanned, edits: { floors, rename, move, remove } }: Props) {
  const label = floorLabel(floor);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: sortKey });
  return (
    <li
      ref={setNodeRef}
      style={{ transition, ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }) }}
      className={cn('flex items-end gap-1', isDragging && 'relative z-10 opacity-80')}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${label}`}
        className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:text-ink max-md:w-9"
      >
        <GripVertical aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <div className="min-w-0 grow">
        <TextField
          label={label}
          value={name}
          maxLength={tourLimits.floorName}
          placeholder={scanned.trim() || label}
          onChange={({ target }) => rename(floor, target.value)}
        />
      </div>
      <div className="flex h-11 items-center">
        <IconButton label={`Move ${label} up`} icon={ArrowUp} disabled={floor === 0} onClick={() => move(floor, floor - 1)} />
        <IconButton
          label={`Move ${label} down`}
          icon={ArrowDown}
          disabled={floor === floors.length - 1}
          onClick={() => move(floor, floor + 1)}
        />
        <IconButton label={`Delete ${label}`} icon={Trash2} onClick={() => remove(floor)} />
      </div>
    </li>
  );
}
