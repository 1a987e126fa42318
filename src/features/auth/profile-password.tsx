import type { SignInMethods } from '@/backend/auth/account';
import { sendPasswordReset } from '@/backend/auth/commands';
import { signInErrorTexts } from '@/backend/auth/texts';
import { Button } from '@/ui/button';
import { toastError } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { profileTexts } from './account-texts';
import { AuthErrorMessage } from './auth-error-message';
import { accountTexts } from './texts';
import { asAppError } from './use-attempt';

type Props = { email: string; methods: SignInMethods; send?: (email: string) => Promise<void> };

/** Sends a password reset email. Passwords of work accounts are managed by their organization. @see AUTH-013 AUTH-014 AUTH-016 ROUTE-039 */
export function ProfilePassword({ email, methods, send = sendPasswordReset }: Props) {
  const t = useTexts(profileTexts);
  const account = useTexts(accountTexts);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(email),
    meta: { done: account.resetSent, failed: () => account.resetFailed },
  });
  if (methods.workAccount && !methods.password) {
    return <p className="text-pretty text-ink-soft text-sm">{t.workPassword}</p>;
  }
  const reset = () => (email === '' ? toastError(signInErrorTexts.get().noEmailAddress) : mutate());
  return (
    <>
      {error && <AuthErrorMessage error={asAppError(error)} />}
      <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
        <p className="text-pretty text-ink-soft text-sm">{methods.workAccount ? t.resetTextBesideWorkAccount : account.resetText}</p>
        <Button busy={isPending} onClick={reset}>
          {account.sendReset}
        </Button>
      </div>
    </>
  );
}
