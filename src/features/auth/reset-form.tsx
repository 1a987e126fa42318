import { type FormEvent, useRef, useState } from 'react';
import { AppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { toastError, toastSuccess } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { AuthErrorMessage } from './auth-error-message';
import type { AuthService } from './auth-service';
import { EmailField } from './email-field';
import { fieldOfError, focusField } from './field-of-error';
import { Notice } from './notice';
import { TextButton } from './text-button';
import { accountTexts, signInTexts } from './texts';
import { useAttempt } from './use-attempt';

type Props = { account: Pick<AuthService, 'sendPasswordReset'>; email: string; onEmail: (email: string) => void; onBack: () => void };

/** Requests a password reset email. @see AUTH-012 AUTH-013 AUTH-014 AUTH-015 */
export function ResetForm({ account: service, email, onEmail, onBack }: Props) {
  const t = useTexts(signInTexts);
  const account = useTexts(accountTexts);
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState('');
  const { busy, error, attempt } = useAttempt<'send'>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setSentTo('');
    const sendError = await attempt('send', async () => {
      if (address === '') throw new AppError('invalid-argument', t.missingEmail);
      await service.sendPasswordReset(address);
      setSentTo(address);
      toastSuccess(account.resetSent);
    });
    if (!sendError) return;
    focusField(form.current, fieldOfError(sendError));
    if (address !== '') toastError(account.resetFailed);
  };

  const field = error && fieldOfError(error);
  return (
    <form ref={form} onSubmit={send} noValidate className="flex flex-col gap-5">
      {error && !field && <AuthErrorMessage error={error} />}
      {sentTo && (
        <Notice tone="good" hint={t.resetMailHint}>
          {account.sentTo({ email: sentTo })}
        </Notice>
      )}
      <EmailField autoFocus defaultValue={email} onValueChange={onEmail} error={field && error?.message} />
      <Button look="primary" size="wide" type="submit" busy={busy !== null}>
        {account.sendReset}
      </Button>
      <div className="flex justify-center">
        <TextButton onClick={onBack}>{t.backToSignIn}</TextButton>
      </div>
    </form>
  );
}
