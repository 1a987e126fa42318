import { useState } from 'react';
import { TextField } from '@/ui/text-field';
import { useEditableField } from '../session/editing-context';

type Props = {
  label: string;
  value: number;
  step: number;
  min: number;
  max: number;
  disabled?: boolean;
  onChange: (value: number) => void;
};

const shown = (value: number) => String(Math.round(value * 10_000) / 10_000 || 0);

/** A number that applies with each key. One that is none, or out of range, is not applied, and the field says so. */
export function NumberField({ label, value, step, min, max, disabled = false, onChange }: Props) {
  const [isWrong, setWrong] = useState(false);
  const typed = useEditableField(shown(value), (text) => {
    const number = Number(text);
    const isRight = text.trim() !== '' && Number.isFinite(number) && number >= min && number <= max;
    setWrong(!isRight);
    if (isRight) onChange(number);
  });
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      autoComplete="off"
      step={step}
      disabled={disabled}
      error={isWrong ? `Enter a number from ${min} to ${max}.` : null}
      {...typed}
      onBlur={() => {
        setWrong(false);
        typed.onBlur();
      }}
    />
  );
}
