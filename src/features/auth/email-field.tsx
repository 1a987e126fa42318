import type { ComponentProps } from 'react';
import { TextField } from '@/ui/text-field';
import { useTexts } from '@/ui/use-texts';
import { accountTexts } from './texts';

type Props = Pick<ComponentProps<'input'>, 'defaultValue' | 'autoFocus'> & {
  error?: string | null | undefined;
  /** Called with the value on every change. */
  onValueChange?: (email: string) => void;
};

export function EmailField({ onValueChange, ...rest }: Props) {
  const t = useTexts(accountTexts);
  return (
    <TextField
      label={t.email}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      style={{ unicodeBidi: 'plaintext' }}
      onInput={({ currentTarget }) => onValueChange?.(currentTarget.value)}
      {...rest}
    />
  );
}
