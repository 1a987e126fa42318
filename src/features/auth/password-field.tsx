import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import { useTexts } from '@/ui/use-texts';
import { accountTexts } from './texts';

type Props = { error?: string | null | undefined; autoFocus?: boolean };

/** A password field that can show its value, and warns if {t.capsLock} */
export function PasswordField({ error, autoFocus = false }: Props) {
  const t = useTexts(accountTexts);
  const [isVisible, setVisible] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <TextField
      label={t.password}
      name="password"
      type={isVisible ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={autoFocus}
      error={error}
      hint={isCapsLockOn && <span role="status">{t.capsLock}</span>}
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
    />
  );
}
