import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useState } from 'react';
import { sendVerification } from '@/backend/auth/commands';
import { noteVerificationMail, verificationMailTo } from '@/backend/auth/verification-mail';
import { isAppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { toastError } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { AuthErrorMessage } from './auth-error-message';
import { accountTexts } from './texts';
import { asAppError } from './use-attempt';

type Props = { email: string; send?: () => Promise<void> };

/** How long a mail may take before another is offered; the provider refuses who asks more often. */
const waitMs = 30_000;

/** Says that the verification email was sent, and sends it again after a while. @see AUTH-010 AUTH-016 AUTH-047 AUTH-048 */
export function ResendVerification({ email, send = sendVerification }: Props) {
  const t = useTexts(accountTexts);
  const { sentAt, seconds, noteSent } = useSentMail(email);
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: noteSent,
    onError: (sendError) => {
      if (isAppError(sendError, 'not-found')) toastError(sendError.message);
    },
    meta: { failed: null },
  });
  const isSent = sentAt !== null;
  return (
    <div className="flex flex-col gap-4">
      {error && <AuthErrorMessage error={asAppError(error)} />}
      <p role="status" className="wrap-anywhere flex min-h-5 items-center gap-2 font-medium text-accent text-sm empty:hidden">
        {isSent && !error && (
          <>
            <MailCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            {t.sentTo({ email })}
          </>
        )}
      </p>
      {/* waiting, it keeps the focus of whoever pressed it */}
      <Button
        look={isSent ? 'plain' : 'primary'}
        size="wide"
        busy={isPending}
        aria-disabled={isPending || seconds > 0 || undefined}
        style={seconds > 0 ? { opacity: 0.6 } : undefined}
        onClick={() => seconds === 0 && mutate()}
      >
        {seconds > 0 ? t.sendAgainIn({ seconds: String(seconds) }) : isSent ? t.sendVerificationAgain : t.sendVerification}
      </Button>
    </div>
  );
}

/** When the mail was sent last, and how many seconds are left until it can be sent again. */
function useSentMail(email: string) {
  const [sentAt, setSentAt] = useState(() => verificationMailTo(email));
  const [now, setNow] = useState(Date.now);
  const remainingMs = sentAt === null ? 0 : Math.max(0, sentAt + waitMs - now);
  const isWaiting = remainingMs > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const noteSent = () => {
    noteVerificationMail(email);
    setSentAt(Date.now());
    setNow(Date.now());
  };
  return { sentAt, seconds: Math.ceil(remainingMs / 1000), noteSent };
}
