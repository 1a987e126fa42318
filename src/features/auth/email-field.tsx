import type { ComponentProps } from 'react';
import { TextField } from '@/ui/text-field';

type Props = Pick<ComponentProps<'input'>, 'defaultValue' | 'autoFocus'> & {
  error?: string | null | undefined;
  /** What stands in the field, whenever that changes. */
  onEntry: (email: string) => void;
};

export function EmailField({ onEntry, ...rest }: Props) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      onInput={({ currentTarget }) => onEntry(currentTarget.value)}
      {...rest}
    />
  );
}
