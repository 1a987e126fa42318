import Trash2 from 'lucide-react/icons/trash-2';
import type { TourType } from '@/domain/organizations/tour-types';
import { plural } from '@/domain/plural';
import { cn } from '@/ui/cn';
import { controlStyle } from '@/ui/control-style';
import { IconButton } from '@/ui/icon-button';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { ColorChoice } from './color-choice';

type Props = {
  type: TourType;
  /** From 1. */
  position: number;
  /** Number of tours of this type; null while it is unknown. */
  count: number | null;
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (changes: Partial<TourType>) => void;
  onDelete: () => void;
};

/** One tour type: its name and colour, and how many tours have it. @see SET-005 SET-006 MODEL-038 */
export function TourTypeRow({ type, position, count, errors, onChange, onDelete }: Props) {
  const { item, handle, isDragging } = useSortableItem(type.id);
  const name = type.name || `type ${position}`;
  const errorId = `error-${type.id}`;
  return (
    <li
      {...item}
      data-item={type.id}
      className={cn('rounded-lg border border-line bg-surface p-2 ps-0', isDragging && 'relative z-10 shadow-lifted')}
    >
      <div className="grid grid-cols-[2rem_1fr_2.75rem] items-center gap-2 sm:grid-cols-[2rem_minmax(8rem,1fr)_11rem_5.5rem_2.75rem]">
        <SortHandle {...handle} name={name} className="h-11" />
        <input
          aria-label={`Name of tour type ${position}`}
          aria-invalid={errors?.name ? true : undefined}
          aria-describedby={errors?.name ? errorId : undefined}
          placeholder="Name"
          required
          value={type.name}
          onChange={({ target }) => onChange({ name: target.value })}
          className={controlStyle()}
        />
        <span className="justify-self-center sm:order-last">
          <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
        </span>
        <div className="col-span-2 col-start-2 min-w-0 sm:contents">
          <ColorChoice label={`Colour of ${name}`} value={type} onChange={onChange} />
        </div>
        <span className="text-ink-soft text-sm tabular-nums max-sm:col-span-2 max-sm:col-start-2">
          {count === null ? '…' : plural(count, { one: '# tour', other: '# tours' })}
        </span>
      </div>
      {errors?.name && (
        <p id={errorId} role="alert" className="pt-1 ps-10 text-danger text-sm">
          {errors.name}
        </p>
      )}
    </li>
  );
}
