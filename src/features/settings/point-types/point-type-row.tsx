import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { plural } from '@/domain/plural';
import type { PointType } from '@/domain/point-types/point-type';
import type { PointTypeProblems } from '@/domain/point-types/point-type-form';
import { cn } from '@/ui/cn';
import { controlStyle } from '@/ui/control-style';
import { IconButton } from '@/ui/icon-button';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { TypeIcon } from '@/widgets/point-types/type-icon';
import { PointTypeForm } from './point-type-form';

type Props = {
  type: PointType;
  /** From 1. */
  position: number;
  isOpen: boolean;
  problems: PointTypeProblems['byId'];
  /** Keys of the fields that are saved. */
  storedKeys: ReadonlySet<string>;
  onOpen: () => void;
  onChange: (changes: Partial<PointType>) => void;
  onDelete: () => void;
};

/** One type: its icon and name, and, once it is open, everything else. */
export function PointTypeRow({ type, position, isOpen, problems, storedKeys, onOpen, onChange, onDelete }: Props) {
  const { item, handle, isDragging } = useSortableItem(type.id);
  const id = useId();
  const name = type.name || `type ${position}`;
  const error = problems.get(type.id);
  const isInside = [
    ...type.fields.flatMap(({ key, choices }) => [key, ...choices.map((choice) => choice.id)]),
    ...type.states.map((each) => each.id),
  ];
  const hasInnerProblem = isInside.some((inner) => problems.has(inner));
  return (
    <li
      {...item}
      data-item={type.id}
      className={cn('rounded-lg border border-line bg-surface p-2 ps-0', isDragging && 'relative z-10 shadow-lifted')}
    >
      <div className="grid grid-cols-[2rem_1.75rem_minmax(0,1fr)_2.75rem_2.75rem] items-center gap-2 sm:grid-cols-[2rem_1.75rem_minmax(8rem,1fr)_auto_2.75rem_2.75rem]">
        <SortHandle {...handle} name={name} className="h-11" />
        <TypeIcon type={type} />
        <input
          aria-label={`Name of type ${position}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          placeholder="Name"
          required
          value={type.name}
          onChange={({ target }) => onChange({ name: target.value })}
          className={controlStyle()}
        />
        <span className="text-ink-soft text-sm tabular-nums max-sm:order-last max-sm:col-span-3 max-sm:col-start-3">
          {plural(type.fields.length, { one: '# field', other: '# fields' })},{' '}
          {plural(type.states.length, { one: '# state', other: '# states' })}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          aria-label={`${isOpen ? 'Close' : 'Edit'} ${name}`}
          onClick={onOpen}
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink"
        >
          <ChevronDown aria-hidden size={18} strokeWidth={1.75} className={cn('transition-transform', isOpen && 'rotate-180')} />
        </button>
        <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
      </div>
      {(error || (hasInnerProblem && !isOpen)) && (
        <p id={`${id}-error`} role="alert" className="pt-1 ps-20 text-danger text-sm">
          {error ?? 'Something in this type is not complete. Open it.'}
        </p>
      )}
      <div id={`${id}-form`}>
        {isOpen && <PointTypeForm type={type} name={name} problems={problems} storedKeys={storedKeys} onChange={onChange} />}
      </div>
    </li>
  );
}
