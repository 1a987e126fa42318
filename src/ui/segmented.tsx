import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

export type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon; disabled?: boolean; guide?: string };

type Props<Value extends string> = {
  label: string;
  value: Value | null;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
  /** Shows the icons alone; the labels are said. */
  iconsOnly?: boolean;
  /** by which a guide finds it; segments have their own */
  guide?: string;
};

/** One of a few, all of them in sight. */
export function Segmented<Value extends string>({ label, value, segments, onChange, iconsOnly = false, guide }: Props<Value>) {
  const name = useId();
  return (
    <fieldset data-guide={guide} className="inline-flex gap-0.5 rounded-lg bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {segments.map(({ value: each, label, icon: Icon, disabled = false, guide }) => (
        <label
          key={each}
          data-guide={guide}
          title={iconsOnly ? label : undefined}
          className="flex h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-md px-2.5 font-medium text-ink-soft text-sm outline-accent-line transition-colors hover:text-ink has-checked:bg-chosen has-disabled:cursor-default has-checked:text-ink has-disabled:opacity-50 has-checked:shadow-card has-focus-visible:outline-2 max-md:h-11 max-md:min-w-11"
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
          {Icon && <Icon aria-hidden size={16} strokeWidth={1.75} />}
          {!iconsOnly && label}
        </label>
      ))}
    </fieldset>
  );
}
