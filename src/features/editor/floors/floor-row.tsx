import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash2 from 'lucide-react/icons/trash';
import { tourLimits } from '@/domain/limits';
import { floorLabel } from '@/domain/tours/floors';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { TextField } from '@/ui/text-field';
import type { FloorEdits } from './use-floor-edits';

type Props = {
  sortKey: string;
  /** zero-based floor index */
  floor: number;
  name: string;
  /** the scan's name for it; "" for none */
  scanName: string;
  edits: FloorEdits;
};

/** An editable, sortable row for one floor. @see EDIT-094 EDIT-098 */
export function FloorRow({ sortKey, floor, name, scanName, edits: { floors, rename, move, remove } }: Props) {
  const label = floorLabel(floor);
  const { item, handle, isDragging } = useSortableItem(sortKey);
  return (
    <li {...item} className={cn('flex items-end gap-1', isDragging && 'relative z-10 opacity-80')}>
      <SortHandle name={label} {...handle} iconSize={18} className="h-11 w-7 max-md:w-9" />
      <div className="min-w-0 grow">
        <TextField
          label={label}
          value={name}
          maxLength={tourLimits.floorName}
          placeholder={scanName.trim() || label}
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
