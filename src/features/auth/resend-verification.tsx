import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { sendVerification } from '@/backend/auth/commands';
import { Button } from '@/ui/button';
import { RefusalRemark } from './refusal-remark';
import { showToast } from './toast';
import { useAttempt } from './use-attempt';

type Props = { email: string; send?: () => Promise<void> };

/** Sends the verification mail again, and says that it went. @see AUTH-010 AUTH-016 AUTH-047 AUTH-048 */
export function ResendVerification({ email, send = sendVerification }: Props) {
  const [isSent, setSent] = useState(false);
  const { busy, error, attempt } = useAttempt<'send'>();
  const resend = async () => {
    setSent(false);
    const refusal = await attempt('send', send);
    setSent(!refusal);
    if (refusal?.code === 'not-found') showToast('error', refusal.message);
  };
  return (
    <div className="flex flex-col gap-4">
      {error && <RefusalRemark error={error} />}
      <p role="status" className="wrap-anywhere flex min-h-5 items-center gap-2 font-medium text-accent text-sm empty:hidden">
        {isSent && (
          <>
            <MailCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            Sent. The mail is on its way to {email}.
          </>
        )}
      </p>
      <Button look={isSent ? 'plain' : 'primary'} size="wide" busy={busy !== null} onClick={resend}>
        {isSent ? 'Send it again' : 'Send me a verification email'}
      </Button>
    </div>
  );
}
