import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import MapPinned from 'lucide-react/icons/map-pinned';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { memo, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentTypes } from '@/domain/attachments';
import { nameLimit } from '@/domain/limits';
import { canBePlaced } from '@/domain/plans/laid-plan';
import type { ListName, FileRow as Row } from '@/domain/tours/file-lists';
import type { FloorChoice } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { controlStyle } from '@/ui/control-style';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';
import { MoveItems } from '@/ui/move-items';
import { type Option, Select } from '@/ui/select';
import { SortableRow } from '@/ui/sorting/sortable-rows';
import { RowFile } from './row-file';
import type { RowActions } from './use-file-lists';
import type { RowUpload } from './use-uploads';

type Props = {
  row: Row;
  list: ListName;
  name: string;
  index: number;
  lastIndex: number;
  upload: RowUpload | null;
  floors: readonly FloorChoice[];
  actions: RowActions;
  isFocused: boolean;
  /** where floor plans are laid over the scan; null where the tour has none */
  placingPath: string | null;
};

const typeChoices = [{ value: '', label: 'No type' }, ...documentTypes.map((type) => ({ value: type, label: type }))];

/** @see TOUR-063 TOUR-064 */
export const FileRow = memo(function FileRow({
  row,
  list,
  name,
  index,
  lastIndex,
  upload,
  floors,
  actions,
  isFocused,
  placingPath,
}: Props) {
  const { key, item } = row;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <SortableRow
      sortKey={key}
      name={name}
      data-row={key}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1.5 gap-y-2 py-2 pe-2 ps-1 md:grid-cols-[auto_minmax(0,1fr)_14rem_auto]"
      handle={{ iconSize: 18, className: 'size-8 hover:bg-hover touch:h-11 max-md:w-8' }}
    >
      <input
        ref={input}
        aria-label={`Name of ${name}`}
        placeholder="Name"
        value={item.name}
        maxLength={nameLimit}
        onChange={({ target }) => actions.edit(key, { name: target.value })}
        className={cn(controlStyle(), list === 'files' && 'md:col-span-2')}
      />
      <div className="col-start-2 col-end-4 row-start-2 md:col-start-3 md:row-start-1 empty:hidden">
        {list === 'floorplans' && (
          <RowSelect
            label={`Floor of ${name}`}
            value={item.floor ?? ''}
            options={floors}
            onChange={(floor) => actions.edit(key, { floor })}
          />
        )}
        {list === 'documents' && (
          <RowSelect
            label={`Document type of ${name}`}
            value={item.documentType ?? ''}
            options={typeChoices}
            onChange={(documentType) => actions.edit(key, { documentType })}
          />
        )}
      </div>
      <div className="col-start-3 flex max-md:row-start-1 md:col-start-4">
        <RowMenu
          name={name}
          index={index}
          lastIndex={lastIndex}
          placingPath={list === 'floorplans' && canBePlaced(item) ? placingPath : null}
          onMove={(to) => actions.move(list, key, to)}
        />
        <IconButton label={`Delete ${name}`} icon={Trash2} onClick={() => actions.remove(key)} />
      </div>
      <div className="col-start-2 -col-end-1">
        <RowFile row={row} name={name} upload={upload} actions={actions} />
      </div>
    </SortableRow>
  );
});

type RemovedProps = { name: string; onUndo: () => void };

/** Replaces a removed row until the removal is saved. */
export function RemovedRow({ name, onUndo }: RemovedProps) {
  const line = useRef<HTMLLIElement>(null);
  // the clicked button was removed with the row
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  return (
    <li ref={line} className="flex items-center gap-3 rounded-lg border border-line border-dashed px-4 py-2">
      <span className="wrap-anywhere min-w-0 grow text-ink-soft text-sm">“{name}” will be deleted when you save.</span>
      <Button size="small" onClick={onUndo}>
        <Undo2 aria-hidden size={16} strokeWidth={1.75} />
        Undo <span className="sr-only">the removal of {name}</span>
      </Button>
    </li>
  );
}

type MenuProps = { name: string; index: number; lastIndex: number; placingPath: string | null; onMove: (to: number) => void };

/** Menu that reorders rows without dragging, and leads to where a floor plan is laid over the scan. */
function RowMenu({ name, index, lastIndex, placingPath, onMove }: MenuProps) {
  const navigate = useNavigate();
  return (
    <Menu trigger={<IconButton label={`Menu of ${name}`} icon={EllipsisVertical} />}>
      <MenuItem icon={ArrowUpToLine} disabled={index === 0} onSelect={() => onMove(0)}>
        Move to the top
      </MenuItem>
      <MoveItems isFirst={index === 0} isLast={index === lastIndex} onMove={(by) => onMove(index + by)} />
      <MenuItem icon={ArrowDownToLine} disabled={index === lastIndex} onSelect={() => onMove(lastIndex)}>
        Move to the bottom
      </MenuItem>
      {placingPath && (
        <MenuItem icon={MapPinned} onSelect={() => void navigate(placingPath)}>
          Place on the scan
        </MenuItem>
      )}
    </Menu>
  );
}

type SelectProps = { label: string; value: string; options: readonly Option[]; onChange: (value: string) => void };

/** Keeps a stored value that isn't among the options. @see TOUR-065 TOUR-066 */
function RowSelect({ label, value, options, onChange }: SelectProps) {
  const isListed = options.some((option) => option.value === value);
  const allOptions = isListed ? options : [{ value, label: value }, ...options];
  return <Select aria-label={label} value={value} options={allOptions} onChoose={onChange} />;
}
