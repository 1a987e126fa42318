import Building2 from 'lucide-react/icons/building-complex';
import { useRef, useState } from 'react';
import type { Collision } from '@/backend/auth/work-account';
import type { AppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import { toastError } from '@/ui/toast';
import { useTexts } from '@/ui/use-texts';
import { AuthErrorMessage } from './auth-error-message';
import type { AuthService } from './auth-service';
import { signInTexts } from './texts';
import { asAppError, inPageLanguage } from './use-attempt';

type Props = {
  account: Pick<AuthService, 'signInWithWorkAccount'>;
  /** Called if a password account with the same email exists. */
  onCollision: (collision: Collision) => void;
  onError: () => void;
};

/** The button stays enabled while the popup is open, because users may lose sight of it. @see AUTH-001 AUTH-032 */
export function WorkAccountForm({ account, onCollision, onError }: Props) {
  const t = useTexts(signInTexts);
  const latestAttempt = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const signIn = async () => {
    latestAttempt.current += 1;
    const attemptId = latestAttempt.current;
    setWaiting(true);
    setError(null);
    try {
      const collision = await account.signInWithWorkAccount();
      if (attemptId !== latestAttempt.current || !collision) return;
      setWaiting(false);
      toastError(t.workAccountCollides);
      onCollision(collision);
    } catch (thrown) {
      if (attemptId !== latestAttempt.current) return;
      setWaiting(false);
      setError(asAppError(thrown));
      onError();
    }
  };

  return (
    <div className="flex flex-col gap-5">
      {error && <AuthErrorMessage error={inPageLanguage(error)} />}
      <Button look="primary" size="wide" onClick={signIn}>
        <Building2 aria-hidden size={18} strokeWidth={1.75} />
        {t.useWorkAccount}
      </Button>
      <p role="status" className="min-h-10 text-balance text-center text-ink-faint text-sm">
        {isWaiting ? t.workAccountWaiting : t.workAccountHint}
      </p>
    </div>
  );
}
