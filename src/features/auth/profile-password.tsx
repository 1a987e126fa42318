import type { SignInMethods } from '@/backend/auth/account';
import { sendPasswordReset } from '@/backend/auth/commands';
import { Button } from '@/ui/button';
import { toastError } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';
import { AuthErrorMessage } from './auth-error-message';
import { asAppError } from './use-attempt';

type Props = { email: string; methods: SignInMethods; send?: (email: string) => Promise<void> };

/** Sends a password reset email. Passwords of work accounts are managed by their organization. @see AUTH-013 AUTH-014 AUTH-016 ROUTE-039 */
export function ProfilePassword({ email, methods, send = sendPasswordReset }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(email),
    meta: { done: 'Password reset email sent', failed: () => 'Error sending password reset email' },
  });
  if (methods.workAccount && !methods.password) {
    return (
      <p className="text-pretty text-ink-soft text-sm">
        You sign in with your work account. To change its password, contact the organization that manages it.
      </p>
    );
  }
  const reset = () => (email === '' ? toastError('No email address found') : mutate());
  return (
    <>
      {error && <AuthErrorMessage error={asAppError(error)} />}
      <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
        <p className="text-pretty text-ink-soft text-sm">
          We’ll email you a link to choose a new password.
          {methods.workAccount && ' You can also sign in with your work account.'}
        </p>
        <Button busy={isPending} onClick={reset}>
          Send password reset email
        </Button>
      </div>
    </>
  );
}
