import { useCallback, useEffect, useRef, useState } from 'react';
import { checkVerification } from '@/backend/auth/verification';
import type { AppError } from '@/domain/app-error';
import { asAppError } from './use-attempt';

/** Polling interval; users often follow the email's link on another device. */
const pollIntervalMs = 5000;

type Verification = {
  /** A check completed and the email isn't verified yet. */
  isUnverified: boolean;
  error: AppError | null;
  check: () => void;
};

/** Polls, while the page is visible, whether the email is verified; the current user updates once it is. @see AUTH-049 AUTH-050 */
export function useVerification(isEnabled: boolean): Verification {
  const isChecking = useRef(false);
  const [state, setState] = useState<Pick<Verification, 'isUnverified' | 'error'>>({ isUnverified: false, error: null });

  const check = useCallback(async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    try {
      const isVerified = await checkVerification();
      setState({ isUnverified: !isVerified, error: null });
    } catch (thrown) {
      setState({ isUnverified: true, error: asAppError(thrown) });
    } finally {
      isChecking.current = false;
    }
  }, []);

  useEffect(() => {
    if (!isEnabled) return;
    check();
    const checkIfVisible = () => document.visibilityState === 'visible' && check();
    const timer = setInterval(checkIfVisible, pollIntervalMs);
    document.addEventListener('visibilitychange', checkIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, [isEnabled, check]);

  return { ...state, check };
}
