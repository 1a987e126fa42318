import { type FormEvent, useRef, useState } from 'react';
import { AppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { toastError, toastSuccess } from '@/ui/toast';
import { AuthErrorMessage } from './auth-error-message';
import type { AuthService } from './auth-service';
import { EmailField } from './email-field';
import { fieldOfError, focusField } from './field-of-error';
import { Notice } from './notice';
import { TextButton } from './text-button';
import { useAttempt } from './use-attempt';

type Props = { account: Pick<AuthService, 'sendPasswordReset'>; email: string; onEmail: (email: string) => void; onBack: () => void };

/** Requests a password reset email. @see AUTH-012 AUTH-013 AUTH-014 AUTH-015 */
export function ResetForm({ account, email, onEmail, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState('');
  const { busy, error, attempt } = useAttempt<'send'>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setSentTo('');
    const sendError = await attempt('send', async () => {
      if (address === '') throw new AppError('invalid-argument', missingEmail);
      await account.sendPasswordReset(address);
      setSentTo(address);
      toastSuccess('Password reset email sent');
    });
    if (!sendError) return;
    focusField(form.current, fieldOfError(sendError));
    if (sendError.message !== missingEmail) toastError('Error sending password reset email');
  };

  const field = error && fieldOfError(error);
  return (
    <form ref={form} onSubmit={send} noValidate className="flex flex-col gap-5">
      {error && !field && <AuthErrorMessage error={error} />}
      {sentTo && (
        <Notice tone="good" hint="Follow its link to choose a new password. It may take a minute. Check your spam folder, too.">
          We sent an email to {sentTo}.
        </Notice>
      )}
      <EmailField autoFocus defaultValue={email} onValueChange={onEmail} error={field && error?.message} />
      <Button look="primary" size="wide" type="submit" busy={busy !== null}>
        Send password reset email
      </Button>
      <div className="flex justify-center">
        <TextButton onClick={onBack}>Back to Sign In</TextButton>
      </div>
    </form>
  );
}

const missingEmail = 'Missing Email address';
