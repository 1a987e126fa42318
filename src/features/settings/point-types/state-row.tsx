import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { type PointState, pointColors } from '@/domain/point-types/point-type';
import { CheckboxField } from '@/ui/checkbox-field';
import { cn } from '@/ui/cn';
import { controlStyle } from '@/ui/control-style';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { ColorMark, colorOptions } from '@/widgets/point-types/color-mark';
import type { RowProps } from './item-list';

type Props = RowProps<PointState> & { state: PointState; error: string | undefined };

/** A state: its name and colour, and whether points in it have a date. */
export function StateRow({ state, position, error, onChange, onDelete }: Props) {
  const { item, handle, isDragging } = useSortableItem(state.id);
  const errorId = useId();
  const name = state.name || `state ${position}`;
  return (
    <div
      {...item}
      data-item={state.id}
      className={cn('rounded-md border border-line bg-canvas py-2 pe-2', isDragging && 'relative z-10 shadow-lifted')}
    >
      <div className="grid grid-cols-[2rem_1rem_minmax(0,1fr)_2.75rem] items-center gap-2 sm:grid-cols-[2rem_1rem_minmax(7rem,1fr)_9rem_auto_2.75rem]">
        <SortHandle {...handle} name={name} className="h-11" />
        <ColorMark color={state.color} />
        <input
          aria-label={`Name of state ${position}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder="Name"
          required
          value={state.name}
          onChange={({ target }) => onChange({ name: target.value })}
          className={controlStyle()}
        />
        <span className="justify-self-center sm:order-last">
          <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
        </span>
        <div className="max-sm:col-span-2 max-sm:col-start-3">
          <Select
            aria-label={`Colour of ${name}`}
            value={state.color}
            onChange={({ target }) => onChange({ color: pointColors.find((color) => color === target.value) ?? 'gray' })}
            options={colorOptions}
          />
        </div>
        <div className="max-sm:col-span-2 max-sm:col-start-3">
          <CheckboxField
            label={
              <>
                Due date<span className="sr-only">: {name}</span>
              </>
            }
            checked={state.hasDueDate}
            onChange={({ target }) => onChange({ hasDueDate: target.checked })}
          />
        </div>
      </div>
      {error && (
        <p id={errorId} role="alert" className="ps-16 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
