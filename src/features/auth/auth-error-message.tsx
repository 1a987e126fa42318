import type { AppError } from '@/domain/app-error';
import { Notice } from './notice';

type Props = { error: AppError };

/** An error that isn't about a single field, with a hint where there is one. @see AUTH-025 AUTH-028 AUTH-030 AUTH-031 AUTH-056 */
export function AuthErrorMessage({ error }: Props) {
  return (
    <Notice tone={error.code === 'cancelled' ? 'notice' : 'danger'} hint={hints[error.message]}>
      {error.message}
    </Notice>
  );
}

const hints: Partial<Record<string, string>> = {
  'This account has been disabled.': 'An administrator of your organization can enable it again.',
  'Too many attempts. Wait a few minutes, then try again.': 'To sign in right away, reset your password.',
};
