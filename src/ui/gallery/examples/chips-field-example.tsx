import { useState } from 'react';
import { ChipsField } from '../../chips-field/chips-field';

const earlier = ['ada@example.org', 'adele@example.org', 'bo@example.org'];

export function ChipsFieldExample() {
  const [values, setValues] = useState<readonly string[]>([
    'ada@example.org',
    'bo@',
    'a-rather-long-address-of-somebody@department.example.org',
  ]);
  return (
    <ChipsField
      label="Email addresses"
      hint="Separate addresses with a comma or Enter."
      values={values}
      onChange={setValues}
      enter={(values, text) => [...new Set([...values, ...text.split(/[\s,;]+/).filter(Boolean)])]}
      isValid={(value) => /^\S+@\S+[.]\S+$/.test(value)}
      invalidMessage="Please enter a valid email address"
      suggest={(search) => earlier.filter((address) => address.includes(search))}
    />
  );
}
