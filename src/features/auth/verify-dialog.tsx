import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { AuthErrorMessage } from './auth-error-message';
import type { AuthService } from './auth-service';
import { Notice } from './notice';
import { useAttempt } from './use-attempt';

type Props = { email: string; account: Pick<AuthService, 'sendVerificationOrReset'>; onClose: () => void };

/** Shown when signing in requires a verified email. @see AUTH-019 AUTH-020 AUTH-021 AUTH-029 */
export function VerifyDialog({ email, account, onClose }: Props) {
  const [sent, setSent] = useState<'verification' | 'reset' | null>(null);
  const { busy, error, attempt } = useAttempt<'send'>();
  const button = useRef<HTMLButtonElement>(null);
  // The dialog focuses its close button when it opens, just before this effect.
  useEffect(() => button.current?.focus(), []);
  const send = () => attempt('send', async () => setSent(await account.sendVerificationOrReset(email)));
  return (
    <Dialog
      title="Please Verify your Email"
      description="This is just a one time thing."
      size="small"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{sent ? 'Done' : 'Not now'}</Button>
          <Button ref={button} look={sent ? 'plain' : 'primary'} busy={busy !== null} onClick={send}>
            Send me a verification email
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && <AuthErrorMessage error={error} />}
        {sent ? (
          <Notice tone="good" hint={hints[sent]}>
            We sent an email to {email}.
          </Notice>
        ) : (
          <p className="wrap-anywhere text-pretty text-ink-soft text-sm">
            Show us that <span className="font-medium text-ink">{email}</span> is yours: follow the link in the mail, then sign in again.
          </p>
        )}
      </div>
    </Dialog>
  );
}

const hints = {
  verification: 'Follow its link, then sign in again.',
  reset: 'Follow its link and enter a new or your current password. This also verifies your email. Then sign in again.',
};
