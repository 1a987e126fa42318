import type { ComponentProps } from 'react';
import { TextField } from '@/ui/text-field';

type Props = Pick<ComponentProps<'input'>, 'defaultValue' | 'autoFocus'> & {
  error?: string | null | undefined;
  /** Called with the value on every change. */
  onValueChange: (email: string) => void;
};

export function EmailField({ onValueChange, ...rest }: Props) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      onInput={({ currentTarget }) => onValueChange(currentTarget.value)}
      {...rest}
    />
  );
}
