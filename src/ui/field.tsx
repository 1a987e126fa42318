import { type ReactNode, useId } from 'react';

/** Attributes that connect a control to its label, hint and error. */
export type FieldWiring = {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldTexts = {
  label: string;
  /** Help text, always visible. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | null | undefined;
  required?: boolean;
};

type Props = FieldTexts & {
  /** Content at the end of the label's line. */
  aside?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
};

/** A labelled control with its hint and error below it. */
export function Field({ label, hint, error, required = false, aside, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-ink text-sm">
          {label}
          {required && (
            <span aria-hidden className="ms-0.5 text-danger">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={hintId} className="text-pretty text-ink-faint text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
