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
        <span dir={dir ?? (isLeftToRight(rest) ? 'ltr' : undefined)} className="relative block">
          <input className={controlStyle()} {...rest} {...wiring} />
          {endAdornment && <span className="absolute inset-y-0 end-1 flex items-center">{endAdornment}</span>}
        </span>
      )}
    </Field>
  );
}

const leftToRight: ReadonlySet<string> = new Set(['email', 'password', 'tel', 'url']);

/** Addresses and passwords are written from left to right in every language; a password that is shown has the type of a text. */
const isLeftToRight = ({ type = 'text', inputMode = 'text', autoComplete = '' }: Omit<Props, keyof FieldTexts>) =>
  leftToRight.has(type) || leftToRight.has(inputMode) || autoComplete.endsWith('password');
