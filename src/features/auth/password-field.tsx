import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';

type Props = { error?: string | null | undefined; autoFocus?: boolean };

/** A password, hidden until one asks to see it; says when Caps Lock is on. */
export function PasswordField({ error, autoFocus = false }: Props) {
  const [isShown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <TextField
      label="Password"
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={autoFocus}
      error={error}
      hint={isCaps && <span role="status">Caps Lock is on.</span>}
      onKeyDown={watchCaps}
      onKeyUp={watchCaps}
      onBlur={() => setCaps(false)}
      style={{ paddingRight: '3rem' }}
      end={
        <IconButton
          label={isShown ? 'Hide what is typed' : 'Show what is typed'}
          icon={isShown ? EyeOff : Eye}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
