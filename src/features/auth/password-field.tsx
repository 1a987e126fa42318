import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';

type Props = { error?: string | null | undefined; autoFocus?: boolean };

/** A password field that can show its value, and warns if Caps Lock is on. */
export function PasswordField({ error, autoFocus = false }: Props) {
  const [isVisible, setVisible] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <TextField
      label="Password"
      name="password"
      type={isVisible ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={autoFocus}
      error={error}
      hint={isCapsLockOn && <span role="status">Caps Lock is on.</span>}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onBlur={() => setCapsLockOn(false)}
      style={{ paddingRight: '3rem' }}
      endAdornment={
        <IconButton
          label={isVisible ? 'Hide password' : 'Show password'}
          icon={isVisible ? EyeOff : Eye}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  );
}
