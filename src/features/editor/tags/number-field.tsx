import { TextField } from '@/ui/text-field';
import { useTyped } from '../session/use-typed';

type Props = { label: string; value: number; step: number; min?: number; max?: number; onChange: (value: number) => void };

/** A line for a number; what is none, or too large or small, changes nothing. */
export function NumberField({ label, value, step, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, onChange }: Props) {
  const typed = useTyped(String(Math.round(value * 10_000) / 10_000), (text) => {
    const number = Number(text);
    if (text.trim() !== '' && Number.isFinite(number) && number >= min && number <= max) onChange(number);
  });
  return <TextField label={label} type="number" inputMode="decimal" step={step} {...typed} />;
}
