import type { ComponentProps, ReactNode } from 'react';
import { controlStyle } from './control-style';
import { Field, type FieldTexts } from './field';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> &
  FieldTexts & {
    aside?: ReactNode;
    /** Content inside the input at its end, such as an icon or a button. */
    endAdornment?: ReactNode;
  };

/** A labelled single-line text field. */
export function TextField({ label, hint, error, required, aside, endAdornment, dir, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} aside={aside}>
      {(wiring) => (
        <span dir={dir ?? (leftToRight.has(rest.type ?? '') ? 'ltr' : undefined)} className="relative block">
          <input className={controlStyle()} {...rest} {...wiring} />
          {endAdornment && <span className="absolute inset-y-0 end-1 flex items-center">{endAdornment}</span>}
        </span>
      )}
    </Field>
  );
}

/** Types of what is written from left to right in every language. */
const leftToRight: ReadonlySet<string> = new Set(['email', 'password', 'tel', 'url']);
