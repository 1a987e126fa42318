import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { useTexts } from '@/ui/use-texts';
import { accountTexts } from './texts';

type Props = Pick<ComponentProps<'input'>, 'defaultValue' | 'autoFocus'> & {
  error?: string | null | undefined;
  /** Whether it is chosen here, for password managers. */
  isNew?: boolean;
  hint?: string | undefined;
};

/** A password field that can show its value, and warns if Caps Lock is on. */
export function PasswordField({ error, isNew = false, hint, ...rest }: Props) {
  const t = useTexts(accountTexts);
  const [isVisible, setVisible] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <TextField
      label={t.password}
      name="password"
      type={isVisible ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={error}
      hint={isCapsLockOn ? <span role="status">{t.capsLock}</span> : hint}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onBlur={() => setCapsLockOn(false)}
      style={{ paddingInlineEnd: '3rem', unicodeBidi: 'plaintext' }}
      endAdornment={
        <IconButton
          label={isVisible ? t.hidePassword : t.showPassword}
          icon={isVisible ? EyeOff : Eye}
          onClick={() => setVisible(!isVisible)}
        />
      }
      {...rest}
    />
  );
}
