import { DateInput } from './date-input';
import { Field, type FieldTexts } from './field';
import { fieldTexts } from './field-texts';
import { Select } from './select';
import { useTexts } from './use-texts';

type Props = FieldTexts & {
  /** YYYY-MM-DD; "" for no date. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  /** Dates that are chosen by name, such as "1 week". */
  choices?: readonly { value: string; label: string }[];
  /** Names no date among the choices. */
  noneLabel?: string;
};

const custom = 'custom';

/** A labelled native date field, with named dates to choose from. */
export function DateField({ label, hint, error, required, value, onChange, min, choices = [], noneLabel }: Props) {
  const t = useTexts(fieldTexts);
  const named = [...(noneLabel === undefined ? [] : [{ value: '', label: noneLabel }]), ...choices];
  const selected = named.some((choice) => choice.value === value) ? value : custom;
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      {(wiring) => (
        <span className="flex flex-wrap gap-2">
          {named.length > 0 && (
            <span className="min-w-0 grow basis-44">
              <Select
                aria-label={t.choices({ label })}
                value={selected}
                options={selected === custom ? [...named, { value: custom, label: t.onThisDate }] : named}
                onChoose={onChange}
              />
            </span>
          )}
          <DateInput {...wiring} className="min-w-0 flex-1 basis-36" min={min} value={value} onChange={onChange} />
        </span>
      )}
    </Field>
  );
}
