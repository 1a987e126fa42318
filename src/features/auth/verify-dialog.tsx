import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FilledText } from '@/ui/filled-text';
import { useTexts } from '@/ui/use-texts';
import { AuthErrorMessage } from './auth-error-message';
import type { AuthService } from './auth-service';
import { Notice } from './notice';
import { accountTexts, verifyDialogTexts } from './texts';
import { useAttempt } from './use-attempt';

type Props = { email: string; account: Pick<AuthService, 'sendVerificationOrReset'>; onClose: () => void };

/** Shown when signing in requires a verified email. @see AUTH-019 AUTH-020 AUTH-021 AUTH-029 */
export function VerifyDialog({ email, account: service, onClose }: Props) {
  const t = useTexts(verifyDialogTexts);
  const account = useTexts(accountTexts);
  const [sent, setSent] = useState<'verification' | 'reset' | null>(null);
  const { busy, error, attempt } = useAttempt<'send'>();
  const button = useRef<HTMLButtonElement>(null);
  // The dialog focuses its close button when it opens, just before this effect.
  useEffect(() => button.current?.focus(), []);
  const send = () => attempt('send', async () => setSent(await service.sendVerificationOrReset(email)));
  return (
    <Dialog
      title={t.title}
      description={t.text}
      size="small"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{sent ? t.done : t.notNow}</Button>
          <Button ref={button} look={sent ? 'plain' : 'primary'} busy={busy !== null} onClick={send}>
            {account.sendVerification}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && <AuthErrorMessage error={error} />}
        {sent ? (
          <Notice tone="good" hint={sent === 'reset' ? t.resetHint : t.verificationHint}>
            {account.sentTo({ email })}
          </Notice>
        ) : (
          <p className="wrap-anywhere text-pretty text-ink-soft text-sm">
            <FilledText text={t.explanation} values={{ email: <bdi className="font-medium text-ink">{email}</bdi> }} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
