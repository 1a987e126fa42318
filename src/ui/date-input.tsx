import { type ComponentProps, useState } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** YYYY-MM-DD; "" for no date. */
  value: string;
  onChange: (value: string) => void;
};

/** A native date input. An incomplete date, which browsers report as empty, does not count as no date. */
export function DateInput({ value, onChange, className, ...rest }: Props) {
  const [isIncomplete, setIncomplete] = useState(false);
  return (
    <input
      {...rest}
      type="date"
      className={cn(controlStyle(), className)}
      // later ones cannot be stored
      max="9999-12-31"
      value={isIncomplete ? '' : value}
      onChange={({ target }) => {
        setIncomplete(target.validity.badInput);
        if (!target.validity.badInput) onChange(target.value);
      }}
      onBlur={() => setIncomplete(false)}
    />
  );
}
