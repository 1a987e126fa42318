import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash2 from 'lucide-react/icons/trash';
import { memo, useEffect, useRef } from 'react';
import { documentTypes } from '@/domain/attachments';
import { nameLimit } from '@/domain/limits';
import type { ListName, FileRow as Row } from '@/domain/tours/file-lists';
import type { FloorChoice } from '@/domain/tours/floors';
import { cn } from '@/ui/cn';
import { controlStyle } from '@/ui/control-style';
import { IconButton } from '@/ui/icon-button';
import { RowChoice } from './row-choice';
import { RowFile } from './row-file';
import { RowMenu } from './row-menu';
import type { RowActions } from './use-file-lists';
import type { Upload } from './use-uploads';

type Props = {
  row: Row;
  list: ListName;
  name: string;
  place: number;
  last: number;
  upload: Upload | null;
  floors: readonly FloorChoice[];
  actions: RowActions;
  isFocused: boolean;
};

const typeChoices = [{ value: '', label: 'No type' }, ...documentTypes.map((type) => ({ value: type, label: type }))];

/** @see TOUR-063 TOUR-064 */
export const FileRow = memo(function FileRow({ row, list, name, place, last, upload, floors, actions, isFocused }: Props) {
  const { key, item } = row;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: key });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  return (
    <li
      ref={setNodeRef}
      data-row={key}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1.5 gap-y-2 rounded-lg border bg-surface py-2 pr-2 pl-1 md:grid-cols-[auto_minmax(0,1fr)_14rem_auto]',
        isDragging ? 'relative z-10 border-accent-line shadow-lifted' : 'border-line',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        className="grid size-8 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink max-md:h-11 max-md:w-8"
      >
        <GripVertical aria-hidden size={18} strokeWidth={1.75} />
      </button>
      <input
        ref={field}
        aria-label={`Name of ${name}`}
        placeholder="Name"
        value={item.name}
        maxLength={nameLimit}
        onChange={({ target }) => actions.edit(key, { name: target.value })}
        className={cn(controlStyle(), list === 'files' && 'md:col-span-2')}
      />
      <div className="col-start-2 col-end-4 row-start-2 md:col-start-3 md:row-start-1 empty:hidden">
        {list === 'floorplans' && (
          <RowChoice
            label={`Floor of ${name}`}
            value={item.floor ?? ''}
            choices={floors}
            onChange={(floor) => actions.edit(key, { floor })}
          />
        )}
        {list === 'documents' && (
          <RowChoice
            label={`Document type of ${name}`}
            value={item.documentType ?? ''}
            choices={typeChoices}
            onChange={(documentType) => actions.edit(key, { documentType })}
          />
        )}
      </div>
      <div className="col-start-3 flex max-md:row-start-1 md:col-start-4">
        <RowMenu name={name} place={place} last={last} onMove={(to) => actions.move(list, key, to)} />
        <IconButton label={`Delete ${name}`} icon={Trash2} onClick={() => actions.remove(key)} />
      </div>
      <div className="col-start-2 -col-end-1">
        <RowFile row={row} name={name} upload={upload} actions={actions} />
      </div>
    </li>
  );
});
