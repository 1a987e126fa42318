import Check from 'lucide-react/icons/check';
import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & { label: ReactNode; hint?: ReactNode };

/** A labelled checkbox for a form. For a setting that applies immediately, use `SwitchField`. */
export function CheckboxField({ label, hint, ...rest }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="relative isolate flex gap-3 py-1.5 touch:min-h-11 max-md:items-center">
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center max-md:mt-0">
        <input
          id={id}
          type="checkbox"
          aria-describedby={hint ? hintId : undefined}
          className="peer size-5 appearance-none rounded border border-line-strong bg-surface transition-colors checked:border-button checked:bg-button hover:border-ink-soft disabled:opacity-60"
          {...rest}
        />
        <Check
          aria-hidden
          size={14}
          strokeWidth={2.5}
          className="pointer-events-none absolute text-on-button opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0">
        <label htmlFor={id} className="block text-ink text-sm max-md:after:absolute max-md:after:inset-0 max-md:after:-z-10">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="block text-ink-faint text-xs">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
