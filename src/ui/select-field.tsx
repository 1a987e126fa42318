import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field';
import { type Option, Select } from './select';

type Props = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & FieldTexts & { options: readonly Option[] };

/** A labelled native select. */
export function SelectField({ label, hint, error, required, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false}>
      {(wiring) => <Select {...rest} {...wiring} />}
    </Field>
  );
}
