import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { Field, type FieldTexts } from './field';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldTexts;

/** A labelled multi-line text field. */
export function TextArea({ label, hint, error, required, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      {(wiring) => <textarea dir="auto" className={controlStyle({ kind: 'area' })} {...rest} {...wiring} />}
    </Field>
  );
}
