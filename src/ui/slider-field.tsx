import type { ReactNode } from 'react';
import { Field, type FieldTexts } from './field';

type Props = Omit<FieldTexts, 'required' | 'error'> & {
  value: number;
  min: number;
  max: number;
  step: number;
  /** How the value is said and written: "0.35 m". */
  text: string;
  disabled?: boolean;
  aside?: ReactNode;
  onChange: (value: number) => void;
  /** It was let go, or left. */
  onEnd?: () => void;
};

/** A number between two others, by pulling or by arrow keys. */
export function SliderField({ label, hint, value, min, max, step, text, disabled = false, aside, onChange, onEnd }: Props) {
  return (
    <Field label={label} hint={hint} aside={aside}>
      {(wiring) => (
        <span className="flex items-center gap-3">
          <input
            {...wiring}
            required={undefined}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            aria-valuetext={text}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            onPointerUp={onEnd}
            onBlur={onEnd}
            className="h-8 min-w-0 grow accent-accent disabled:opacity-60 max-md:h-11"
          />
          <output className="w-14 shrink-0 text-right text-ink-soft text-sm tabular-nums">{text}</output>
        </span>
      )}
    </Field>
  );
}
