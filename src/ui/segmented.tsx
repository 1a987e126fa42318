import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

export type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon; disabled?: boolean; guideId?: string };

type Props<Value extends string> = {
  label: string;
  value: Value | null;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  /** Shows only icons; labels become accessible names and tooltips. */
  iconsOnly?: boolean;
  /** Id by which the guided tour finds the control. Segments have their own. */
  guideId?: string;
};

/** A segmented control: a radio group with all options in one row. */
export function Segmented<Value extends string>({ label, value, segments, onChange, iconsOnly = false, guideId }: Props<Value>) {
  const name = useId();
  return (
    <fieldset data-guide={guideId} className="inline-flex gap-0.5 rounded-lg bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: each, label, icon: Icon, disabled = false, guideId }) => (
        <label
          key={each}
          data-guide={guideId}
          title={iconsOnly ? label : undefined}
          className="flex h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-md px-2.5 font-medium text-ink-soft text-sm outline-accent-line transition-colors hover:text-ink has-checked:bg-chosen has-disabled:cursor-default has-checked:text-ink has-disabled:opacity-50 has-checked:shadow-card has-focus-visible:outline-2 touch:h-11 touch:min-w-11"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === each}
            disabled={disabled}
            onChange={() => onChange(each)}
            aria-label={iconsOnly ? label : undefined}
          />
          {Icon && <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />}
          {!iconsOnly && label}
        </label>
      ))}
    </fieldset>
  );
}
