import type { ComponentProps, ReactNode } from 'react';
import { controlStyle } from './control-style';
import { Field, type FieldTexts } from './field';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldTexts & {
    aside?: ReactNode;
    /** Stands inside the line, at its end: a mark or a button. */
    end?: ReactNode;
  };

/** A labelled line of text. */
export function TextField({ label, hint, error, required, aside, end, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} aside={aside}>
      {(wiring) => (
        <span className="relative block">
          <input className={controlStyle()} {...rest} {...wiring} />
          {end && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
        </span>
      )}
    </Field>
  );
}
