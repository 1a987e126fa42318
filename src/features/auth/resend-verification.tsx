import MailCheck from 'lucide-react/icons/mail-check';
import { sendVerification } from '@/backend/auth/commands';
import { isAppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { toastError } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { AuthErrorMessage } from './auth-error-message';
import { accountTexts } from './texts';
import { asAppError } from './use-attempt';

type Props = { email: string; send?: () => Promise<void> };

/** Sends the verification email again and confirms it. @see AUTH-010 AUTH-016 AUTH-047 AUTH-048 */
export function ResendVerification({ email, send = sendVerification }: Props) {
  const t = useTexts(accountTexts);
  const {
    mutate,
    isPending,
    isSuccess: isSent,
    error,
  } = useMutation({
    mutationFn: send,
    onError: (sendError) => {
      if (isAppError(sendError, 'not-found')) toastError(sendError.message);
    },
    meta: { failed: null },
  });
  return (
    <div className="flex flex-col gap-4">
      {error && <AuthErrorMessage error={asAppError(error)} />}
      <p role="status" className="wrap-anywhere flex min-h-5 items-center gap-2 font-medium text-accent text-sm empty:hidden">
        {isSent && (
          <>
            <MailCheck aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            {t.sentTo({ email })}
          </>
        )}
      </p>
      <Button look={isSent ? 'plain' : 'primary'} size="wide" busy={isPending} onClick={() => mutate()}>
        {isSent ? t.sendVerificationAgain : t.sendVerification}
      </Button>
    </div>
  );
}
