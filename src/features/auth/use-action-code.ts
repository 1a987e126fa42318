import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { proveAddress } from '@/backend/auth/verification';
import type { AppError } from '@/domain/app-error';
import { asAppError } from './use-attempt';

/**
 * Proves the address with the code in this page's address, for installations whose mails lead here and not to the provider's page. The code
 * stands before or behind the hash, as the provider puts it.
 */
export function useActionCode(): { isBusy: boolean; error: AppError | null } {
  const [behind] = useSearchParams();
  const code = codeIn(behind) || codeIn(new URLSearchParams(window.location.search));
  const [state, setState] = useState<{ isBusy: boolean; error: AppError | null }>({ isBusy: code !== '', error: null });
  useEffect(() => {
    if (code === '') return;
    proveAddress(code).then(
      () => setState({ isBusy: false, error: null }),
      (thrown) => setState({ isBusy: false, error: asAppError(thrown) }),
    );
  }, [code]);
  return state;
}

const codeIn = (query: URLSearchParams): string => (query.get('mode') === 'verifyEmail' && query.get('oobCode')) || '';
