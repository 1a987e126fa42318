import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & { label: string; error?: string | null | undefined };

/** A labelled line of text with its error below it. */
export function TextField({ label, error, ...rest }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="h-11 rounded-md border border-line-strong bg-surface px-3 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-soft aria-invalid:border-danger md:text-sm"
        {...rest}
      />
      {error && (
        <p id={errorId} role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
