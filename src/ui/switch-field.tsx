import { type ReactNode, useId } from 'react';

type Props = { label: ReactNode; hint?: ReactNode; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void };

/** A labelled switch for a setting that applies immediately. A press on its text toggles it too; fingers can press it in 44 pixels. */
export function SwitchField({ label, hint, checked, disabled = false, onChange }: Props) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-center justify-between gap-4 py-1.5 touch:min-h-11">
      <label htmlFor={id} className="min-w-0">
        <span id={labelId} className="block text-ink text-sm">
          {label}
        </span>
        {hint && (
          <span id={hintId} className="block text-ink-faint text-xs">
            {hint}
          </span>
        )}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="group relative h-6 w-10 shrink-0 rounded-full border border-line-strong touch:before:absolute touch:before:-inset-x-[3px] touch:before:-inset-y-[11px] bg-sunken transition-colors aria-checked:border-accent aria-checked:bg-accent disabled:opacity-60"
      >
        <span className="absolute top-[3px] start-[3px] size-4 rounded-full bg-line-strong transition-[translate,background-color] group-aria-checked:translate-x-4 rtl:group-aria-checked:-translate-x-4 group-aria-checked:bg-canvas" />
      </button>
    </div>
  );
}
