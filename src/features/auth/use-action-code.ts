import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { verifyAddress } from '@/backend/auth/verification';
import type { AppError } from '@/domain/app-error';
import { asAppError } from './use-attempt';

/**
 * Verifies the email with the code in this page's URL, for installations whose emails link here and not to the provider's page.
 * The provider puts the code before or after the hash.
 */
export function useActionCode(): { isBusy: boolean; error: AppError | null } {
  const [hashParameters] = useSearchParams();
  const code = codeIn(hashParameters) || codeIn(new URLSearchParams(window.location.search));
  const [state, setState] = useState<{ isBusy: boolean; error: AppError | null }>({ isBusy: code !== '', error: null });
  useEffect(() => {
    if (code === '') return;
    verifyAddress(code).then(
      () => setState({ isBusy: false, error: null }),
      (thrown) => setState({ isBusy: false, error: asAppError(thrown) }),
    );
  }, [code]);
  return state;
}

const codeIn = (query: URLSearchParams): string => (query.get('mode') === 'verifyEmail' && query.get('oobCode')) || '';
