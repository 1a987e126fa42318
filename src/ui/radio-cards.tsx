import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

export type RadioCard<Value extends string> = { value: Value; label: string; hint?: string; icon?: LucideIcon; disabled?: boolean };

type Props<Value extends string> = {
  label: string;
  value: Value;
  cards: readonly RadioCard<Value>[];
  disabled?: boolean;
  /** Whether a dialog that opens focuses it, rather than the first text field. */
  isFirstFocus?: boolean;
  onChange: (value: Value) => void;
};

/** A radio group for a few options with a description each. */
export function RadioCards<Value extends string>({ label, value, cards, disabled = false, isFirstFocus = false, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-ink text-sm">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {cards.map(({ value: each, label, hint, icon: Icon, disabled: isDisabled = false }) => (
          <label
            key={each}
            className="flex cursor-pointer gap-3 rounded-lg border border-line bg-surface p-3.5 outline-accent-line transition-colors hover:border-line-strong has-checked:border-accent-line has-checked:bg-accent-wash has-focus-visible:outline-2 has-disabled:cursor-default has-disabled:bg-sunken"
          >
            <input
              type="radio"
              data-first-focus={(isFirstFocus && value === each) || undefined}
              name={name}
              className="sr-only"
              checked={value === each}
              disabled={isDisabled}
              onChange={() => onChange(each)}
            />
            {Icon && <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink-soft" />}
            <span className="min-w-0">
              <span className="block font-medium text-ink text-sm">{label}</span>
              {hint && <span className="block text-pretty text-ink-soft text-xs">{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
