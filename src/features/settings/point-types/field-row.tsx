import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { pointTypeLimits } from '@/domain/limits';
import { type FieldKind, fieldKinds, type PointField } from '@/domain/point-types/point-type';
import type { PointTypeProblems } from '@/domain/point-types/point-type-form';
import { CheckboxField } from '@/ui/checkbox-field';
import { cn } from '@/ui/cn';
import { controlStyle } from '@/ui/control-style';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/select';
import { SortHandle, useSortableItem } from '@/ui/sorting/sort-handle';
import { ChoiceInputs } from './choice-inputs';
import type { RowProps } from './item-list';

type Props = RowProps<PointField> & { field: PointField; problems: PointTypeProblems['byId']; isStored: boolean };

const kindLabels: Record<FieldKind, string> = {
  text: 'Text',
  longText: 'Long text',
  number: 'Number',
  date: 'Date',
  flag: 'Yes or no',
  choice: 'Choice',
  choices: 'Many choices',
  link: 'Link',
};
const kindOptions = fieldKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }));

/** A field of a type. Its kind stays once it is saved: values of another kind could not be shown. */
export function FieldRow({ field, position, problems, isStored, onChange, onDelete }: Props) {
  const { item, handle, isDragging } = useSortableItem(field.key);
  const errorId = useId();
  const name = field.name || `field ${position}`;
  const error = problems.get(field.key);
  const hasName = field.name !== '';
  return (
    <div
      {...item}
      data-item={field.key}
      className={cn('rounded-md border border-line bg-canvas py-2 pe-2', isDragging && 'relative z-10 shadow-lifted')}
    >
      <div className="grid grid-cols-[2rem_minmax(0,1fr)_2.75rem] items-center gap-x-2 gap-y-1 sm:grid-cols-[2rem_minmax(7rem,1fr)_9rem_2.75rem]">
        <SortHandle {...handle} name={name} className="h-11" />
        <input
          aria-label={`Name of field ${position}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder="Name"
          required
          value={field.name}
          onChange={({ target }) => onChange({ name: target.value })}
          className={controlStyle()}
        />
        <span className="justify-self-center sm:order-1">
          <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />
        </span>
        <div className="max-sm:col-start-2">
          {field.original ? (
            <span className="text-ink-soft text-sm">Of a later release</span>
          ) : (
            <Select
              aria-label={`Kind of ${name}`}
              value={field.kind}
              disabled={isStored}
              onChange={({ target }) => onChange({ kind: fieldKinds.find((kind) => kind === target.value) ?? 'text' })}
              options={kindOptions}
            />
          )}
        </div>
        <div className="col-start-2 flex flex-wrap gap-x-6 sm:order-2 sm:col-end-4">
          <CheckboxField
            label={<Labelled name={hasName ? name : ''}>Required to publish</Labelled>}
            checked={field.isRequired}
            onChange={({ target }) => onChange({ isRequired: target.checked })}
          />
          <CheckboxField
            label={<Labelled name={hasName ? name : ''}>Left out of versions</Labelled>}
            checked={field.leftOut}
            onChange={({ target }) => onChange({ leftOut: target.checked })}
          />
          {field.kind === 'number' && (
            <input
              aria-label={`Unit of ${name}`}
              placeholder="Unit, such as bar"
              maxLength={pointTypeLimits.unit}
              value={field.unit}
              onChange={({ target }) => onChange({ unit: target.value })}
              className={cn(controlStyle(), 'w-44')}
            />
          )}
        </div>
      </div>
      {(field.kind === 'choice' || field.kind === 'choices') && (
        <ChoiceInputs name={name} choices={field.choices} problems={problems} onChange={(choices) => onChange({ choices })} />
      )}
      {error && (
        <p id={errorId} role="alert" className="ps-10 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

const Labelled = ({ name, children }: { name: string; children: string }) => (
  <>
    {children}
    {name !== '' && <span className="sr-only">: {name}</span>}
  </>
);
