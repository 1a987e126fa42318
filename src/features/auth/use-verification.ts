import { useCallback, useEffect, useRef, useState } from 'react';
import { checkVerification } from '@/backend/auth/verification';
import type { AppError } from '@/domain/app-error';
import { asAppError } from './use-attempt';

/** How long until the provider is asked again, in milliseconds: the link of the mail is often followed on another device. */
const pause = 5000;

type Verification = {
  /** At least one answer came: the address is not proven yet. */
  isOpen: boolean;
  error: AppError | null;
  check: () => void;
};

/** Asks, now and again while the page is seen, whether the address is proven; once it is, everything above notices. @see AUTH-049 AUTH-050 */
export function useVerification(isWanted: boolean): Verification {
  const isAsking = useRef(false);
  const [state, setState] = useState<Pick<Verification, 'isOpen' | 'error'>>({ isOpen: false, error: null });

  const check = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const isProven = await checkVerification();
      setState({ isOpen: !isProven, error: null });
    } catch (thrown) {
      setState({ isOpen: true, error: asAppError(thrown) });
    } finally {
      isAsking.current = false;
    }
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    check();
    const checkIfSeen = () => document.visibilityState === 'visible' && check();
    const timer = setInterval(checkIfSeen, pause);
    document.addEventListener('visibilitychange', checkIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfSeen);
    };
  }, [isWanted, check]);

  return { ...state, check };
}
