import type { CSSProperties, ReactNode } from 'react';
import { Field, type FieldTexts } from './field';

type Props = Omit<FieldTexts, 'required' | 'error'> & {
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as shown and announced: "0.35 m". */
  valueText: string;
  disabled?: boolean;
  aside?: ReactNode;
  onChange: (value: number) => void;
  /** Called when the user releases the slider or it loses focus. */
  onCommit?: () => void;
};

/** A labelled slider. */
export function SliderField({ label, hint, value, min, max, step, valueText, disabled = false, aside, onChange, onCommit }: Props) {
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
            aria-valuetext={valueText}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            onPointerUp={onCommit}
            onBlur={onCommit}
            style={{ '--filled': `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
            className="slider h-8 min-w-0 grow disabled:opacity-60 touch:h-11"
          />
          <output className="w-14 shrink-0 text-end text-ink-soft text-sm tabular-nums">{valueText}</output>
        </span>
      )}
    </Field>
  );
}
