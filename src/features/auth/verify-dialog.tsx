import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { AccountDoor } from './account-door';
import { RefusalRemark } from './refusal-remark';
import { Remark } from './remark';
import { useAttempt } from './use-attempt';

type Props = { email: string; account: Pick<AccountDoor, 'sendProof'>; onClose: () => void };

/** Signing in was refused until the address is proven. @see AUTH-019 AUTH-020 AUTH-021 AUTH-029 */
export function VerifyDialog({ email, account, onClose }: Props) {
  const [sent, setSent] = useState<'verification' | 'reset' | null>(null);
  const { busy, error, attempt } = useAttempt<'send'>();
  const button = useRef<HTMLButtonElement>(null);
  // The window puts the cursor on its cross when it opens, which is just before this.
  useEffect(() => button.current?.focus(), []);
  const send = () => attempt('send', async () => setSent(await account.sendProof(email)));
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
        {error && <RefusalRemark error={error} />}
        {sent ? (
          <Remark tone="good" hint={afterwards[sent]}>
            A mail is on its way to {email}.
          </Remark>
        ) : (
          <p className="wrap-anywhere text-pretty text-ink-soft text-sm">
            Show us that <span className="font-medium text-ink">{email}</span> is yours: follow the link in the mail, then sign in again.
          </p>
        )}
      </div>
    </Dialog>
  );
}

const afterwards = {
  verification: 'Follow its link, then sign in again.',
  reset: 'Its link asks for a password, a new one or the one you have; that proves the address as well. Then sign in again.',
};
