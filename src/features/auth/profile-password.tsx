import type { SignInWays } from '@/backend/auth/account';
import { sendPasswordReset } from '@/backend/auth/commands';
import { Button } from '@/ui/button';
import { RefusalRemark } from './refusal-remark';
import { showToast } from './toast';
import { useAttempt } from './use-attempt';

type Props = { email: string; ways: SignInWays; send?: (email: string) => Promise<void> };

/** The mail with which one chooses a new password; a work account's password is its organization's matter. @see AUTH-013 AUTH-014 AUTH-016 ROUTE-039 */
export function ProfilePassword({ email, ways, send = sendPasswordReset }: Props) {
  const { busy, error, attempt } = useAttempt<'send'>();
  if (ways.workAccount && !ways.password) {
    return (
      <p className="text-pretty text-ink-soft text-sm">
        You sign in with your work account. Its password is changed where that account is run.
      </p>
    );
  }
  const reset = async () => {
    if (email === '') return showToast('error', 'No email address found');
    const refusal = await attempt('send', () => send(email));
    return refusal ? showToast('error', 'Error sending password reset email') : showToast('success', 'Password reset email sent');
  };
  return (
    <>
      {error && <RefusalRemark error={error} />}
      <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
        <p className="text-pretty text-ink-soft text-sm">
          We send you a mail. Its link lets you choose a new password.
          {ways.workAccount && ' Your work account opens this account as well.'}
        </p>
        <Button busy={busy !== null} onClick={reset}>
          Send password reset email
        </Button>
      </div>
    </>
  );
}
