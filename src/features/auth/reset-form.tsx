import { type FormEvent, useRef, useState } from 'react';
import { AppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import type { AccountDoor } from './account-door';
import { EmailField } from './email-field';
import { fieldOf, focusField } from './field-of-refusal';
import { RefusalRemark } from './refusal-remark';
import { Remark } from './remark';
import { TextButton } from './text-button';
import { showToast } from './toast';
import { useAttempt } from './use-attempt';

type Props = { account: Pick<AccountDoor, 'sendPasswordReset'>; email: string; onEmail: (email: string) => void; onBack: () => void };

/** Asks for the mail with which one chooses a new password. @see AUTH-012 AUTH-013 AUTH-014 AUTH-015 */
export function ResetForm({ account, email, onEmail, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [sentTo, setSentTo] = useState('');
  const { busy, error, attempt } = useAttempt<'send'>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setSentTo('');
    const refusal = await attempt('send', async () => {
      if (address === '') throw new AppError('invalid-argument', missing);
      await account.sendPasswordReset(address);
      setSentTo(address);
      showToast('success', 'Password reset email sent');
    });
    if (!refusal) return;
    focusField(form.current, fieldOf(refusal));
    if (refusal.message !== missing) showToast('error', 'Error sending password reset email');
  };

  const field = error && fieldOf(error);
  return (
    <form ref={form} onSubmit={send} noValidate className="flex flex-col gap-5">
      {error && !field && <RefusalRemark error={error} />}
      {sentTo && (
        <Remark tone="good" hint="Its link lets you choose a new password. It may take a minute. Look into your junk mail, too.">
          A mail is on its way to {sentTo}.
        </Remark>
      )}
      <EmailField autoFocus defaultValue={email} onEntry={onEmail} error={field && error?.message} />
      <Button look="primary" size="wide" type="submit" busy={busy !== null}>
        Send password reset email
      </Button>
      <div className="flex justify-center">
        <TextButton onClick={onBack}>Back to Sign In</TextButton>
      </div>
    </form>
  );
}

const missing = 'Missing Email address';
