import { sendVerification } from '@/backend/auth/commands';
import { checkVerification } from '@/backend/auth/verification';
import { errorMessage } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { useMutation } from '@/widgets/use-mutation';

/** Warns admins whose own address is not verified. It disappears by itself once it is. @see ADMIN-069 */
export function UnverifiedWarning({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: sendVerification, meta: { done: 'Verification email sent', failed: null } });
  const checking = useMutation({ mutationFn: checkVerification, meta: { failed: null } });
  const error = sending.error ?? checking.error;
  return (
    <div className="mb-8 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
      <p role="alert" className="wrap-anywhere text-pretty font-medium">
        Your email {email} is not verified. Other pages open once it is.
      </p>
      <p role="status" className="mt-1 empty:hidden">
        {error ? errorMessage(error) : checking.data === false && 'Not verified yet. Follow the link in the email, then check again.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
          Send me a verification email
        </Button>
        <Button size="small" busy={checking.isPending} onClick={() => checking.mutate()}>
          Check again
        </Button>
      </div>
    </div>
  );
}
