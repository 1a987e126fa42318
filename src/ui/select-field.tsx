import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { Field, type FieldTexts } from './field';

export type Option = { value: string; label: string; disabled?: boolean };
type Props = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & FieldTexts & { options: readonly Option[] };

/** A labelled native select. */
export function SelectField({ label, hint, error, required, options, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      {(wiring) => (
        <span className="relative block">
          <select className={controlStyle({ kind: 'choice' })} {...rest} {...wiring}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-faint"
          />
        </span>
      )}
    </Field>
  );
}
