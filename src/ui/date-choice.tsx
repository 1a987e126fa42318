import { useState } from 'react';
import { DateInput } from './date-input';
import { fieldTexts } from './field-texts';
import { Select } from './select';
import { useTexts } from './use-texts';

type Props = {
  label: string;
  /** YYYY-MM-DD; "" for no date; null where several have different ones. */
  value: string | null;
  onChange: (value: string) => void;
  min: string;
  /** Dates that are chosen by name, such as "1 week". */
  choices: readonly { value: string; label: string }[];
  /** Names no date among the choices. */
  noneLabel: string;
  /** Names different dates. */
  mixedLabel?: string;
};

const [custom, mixed] = ['custom', 'mixed'];

/** Named dates in one line of a list; any other date is entered once “On this date” is chosen. A form of its own has a `DateField`. */
export function DateChoice({ label, value, onChange, min, choices, noneLabel, mixedLabel = '' }: Props) {
  const t = useTexts(fieldTexts);
  const [isCustom, setCustom] = useState(false);
  const named = [{ value: '', label: noneLabel }, ...choices];
  const isNamed = named.some((choice) => choice.value === value);
  const showsDate = value !== null && value !== '' && (isCustom || !isNamed);
  const choose = (chosen: string) => {
    setCustom(chosen === custom);
    // begins at the last of the named dates, so that no choice means none
    onChange(chosen === custom ? value || (choices.at(-1)?.value ?? min) : chosen);
  };
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <Select
        aria-label={t.choices({ label })}
        value={value === null ? mixed : showsDate ? custom : value}
        options={[
          ...(value === null ? [{ value: mixed, label: mixedLabel, disabled: true }] : []),
          ...named,
          { value: custom, label: t.onThisDate },
        ]}
        onChoose={choose}
      />
      {showsDate && <DateInput aria-label={label} min={min} value={value} onChange={onChange} />}
    </span>
  );
}
