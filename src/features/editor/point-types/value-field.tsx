import { pointTypeLimits } from '@/domain/limits';
import type { PointField } from '@/domain/point-types/point-type';
import type { FieldValue } from '@/domain/point-types/values';
import { CheckboxField } from '@/ui/checkbox-field';
import { DateField } from '@/ui/date-field';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

type Props = {
  field: PointField;
  value: FieldValue;
  hint?: string | undefined;
  /** undefined for none */
  onChange: (value: FieldValue) => void;
};

/** A field that is chosen, not typed: a date, yes or no, one choice or many. */
export function ChosenField({ field, value, hint, onChange }: Props) {
  const { name: label, kind, choices } = field;
  switch (kind) {
    case 'date':
      return <DateField label={label} hint={hint} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
    case 'flag':
      return (
        <SelectField
          label={label}
          hint={hint}
          value={typeof value === 'boolean' ? String(value) : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
          options={[
            { value: '', label: 'Not set' },
            { value: 'true', label: 'Yes' },
            { value: 'false', label: 'No' },
          ]}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={label}
          hint={hint}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
          options={[{ value: '', label: 'Not set' }, ...choices.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      );
    default: {
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
      const others = chosen.filter((id) => !choices.some((choice) => choice.id === id));
      return (
        <fieldset className="flex min-w-0 flex-col">
          <legend className="font-medium text-ink text-sm">{label}</legend>
          {choices.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange([
                  ...choices.flatMap((each) => ((each.id === id ? target.checked : chosen.includes(each.id)) ? [each.id] : [])),
                  ...others,
                ])
              }
            />
          ))}
          {hint && <p className="text-ink-faint text-xs">{hint}</p>}
        </fieldset>
      );
    }
  }
}

/** What the control of a typed field has, whatever applies what is typed. */
export const typedProps = ({ name, kind, unit, isRequired }: PointField) => ({
  label: kind === 'number' && unit !== '' ? `${name} (${unit})` : name,
  autoComplete: 'off',
  maxLength: kind === 'longText' ? pointTypeLimits.longText : pointTypeLimits.text,
  hint: isRequired ? 'A version needs it.' : undefined,
  ...(kind === 'number' && { inputMode: 'decimal' as const }),
  ...(kind === 'link' && { type: 'url', inputMode: 'url' as const }),
});

/** The value of what was typed into a field: a number, or a text; undefined for none, null for what is no number. */
export function typedValue({ kind }: PointField, text: string): FieldValue | null {
  if (text.trim() === '') return undefined;
  if (kind !== 'number') return text;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

/** A field that is typed, such as a text or a number, with what applies it. */
export const TypedField = ({
  field,
  error,
  ...input
}: {
  field: PointField;
  error?: string | null;
  value: string;
  onChange: React.ChangeEventHandler<HTMLInputElement>;
  onBlur?: () => void;
}) => <TextField {...typedProps(field)} error={error} {...input} />;
