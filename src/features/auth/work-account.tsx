import Building2 from 'lucide-react/icons/building-complex';
import { useRef, useState } from 'react';
import type { Collision } from '@/backend/auth/work-account';
import type { AppError } from '@/domain/app-error';
import { Button } from '@/ui/button';
import type { AccountDoor } from './account-door';
import { RefusalRemark } from './refusal-remark';
import { showToast } from './toast';
import { asAppError } from './use-attempt';

type Props = {
  account: Pick<AccountDoor, 'signInWithWorkAccount'>;
  /** There is an account with a password that has the same address. */
  onCollision: (collision: Collision) => void;
  onRefused: () => void;
};

/** On the button and on the way back to it. @see AUTH-001 AUTH-003 */
export const workAccountLabel = 'Sign in with your work account';

/** Can be pressed again while the window stands open: one may have lost sight of it. @see AUTH-001 AUTH-032 */
export function WorkAccount({ account, onCollision, onRefused }: Props) {
  const latest = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const signIn = async () => {
    latest.current += 1;
    const asked = latest.current;
    setWaiting(true);
    setError(null);
    try {
      const collision = await account.signInWithWorkAccount();
      if (asked !== latest.current || !collision) return;
      setWaiting(false);
      showToast('error', 'Account already exists with different credential');
      onCollision(collision);
    } catch (thrown) {
      if (asked !== latest.current) return;
      setWaiting(false);
      setError(asAppError(thrown));
      onRefused();
    }
  };

  return (
    <div className="flex flex-col gap-5">
      {error && <RefusalRemark error={error} />}
      <Button look="primary" size="wide" onClick={signIn}>
        <Building2 aria-hidden size={18} strokeWidth={1.75} />
        {workAccountLabel}
      </Button>
      <p role="status" className="min-h-10 text-balance text-center text-ink-faint text-sm">
        {isWaiting
          ? 'Go on in the window that opened. Press again if you lost sight of it.'
          : 'Your organization asks who you are, in a window of its own.'}
      </p>
    </div>
  );
}
