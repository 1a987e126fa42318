import { type FormEvent, type ReactNode, useRef } from 'react';
import type { Credentials } from '@/backend/auth/commands';
import type { AppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { AuthErrorMessage } from './auth-error-message';
import { EmailField } from './email-field';
import { fieldOfError, focusField } from './field-of-error';
import { PasswordField } from './password-field';
import { useAttempt } from './use-attempt';

type Props = {
  /** What both fields begin with. */
  typed: Credentials;
  onTyped: (typed: Credentials) => void;
  /** Whether the password is a new one, for password managers. */
  isNew?: boolean;
  passwordHint?: string;
  /** Signs the person in; another page replaces this one on success. */
  submit: (credentials: Credentials) => Promise<unknown>;
  label: string;
  busyLabel: string;
  onFailed: (error: AppError) => void;
  /** Stands below the fields, for example what helps with a forgotten password or with this error. */
  help?: (error: AppError | null) => ReactNode;
  /** Other ways on, below the button. */
  children?: ReactNode;
};

/** A form for an address and a password. Has no validation of its own: the identity provider reports errors. @see AUTH-005 AUTH-023 */
export function CredentialsForm({
  typed,
  onTyped,
  isNew = false,
  passwordHint,
  submit,
  label,
  busyLabel,
  onFailed,
  help,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, error, attempt } = useAttempt<'submit'>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const attemptError = await attempt('submit', () => submit(credentialsIn(form.current)), { leaves: true });
    if (!attemptError) return;
    onFailed(attemptError);
    focusField(form.current, fieldOfError(attemptError));
  };

  const field = error && fieldOfError(error);
  return (
    <form ref={form} onSubmit={send} onInput={() => onTyped(credentialsIn(form.current))} noValidate className="flex flex-col gap-5">
      {error && !field && <AuthErrorMessage error={error} />}
      <EmailField autoFocus={typed.email === ''} defaultValue={typed.email} error={field === 'email' ? error?.message : null} />
      <div className="flex flex-col items-end gap-1">
        <div className="w-full">
          <PasswordField
            autoFocus={typed.email !== ''}
            defaultValue={typed.password}
            isNew={isNew}
            hint={passwordHint}
            error={field === 'password' ? error?.message : null}
          />
        </div>
        {help?.(error)}
      </div>
      <div className="flex flex-col gap-3">
        <Button look="primary" size="wide" type="submit" busy={busy !== null}>
          {busy ? busyLabel : label}
        </Button>
        {children}
      </div>
    </form>
  );
}

function credentialsIn(form: HTMLFormElement | null): Credentials {
  const values = new FormData(form ?? undefined);
  return { email: String(values.get('email') ?? ''), password: String(values.get('password') ?? '') };
}
