import { codeOf } from '@/backend/auth/errors';
import type { AppError } from '@/domain/app-error';
import { useTexts } from '@/ui/use-texts';
import { Notice } from './notice';
import { signInTexts } from './texts';

type Props = { error: AppError };

/** An error that isn't about a single field, with a hint where there is one. @see AUTH-025 AUTH-028 AUTH-030 AUTH-031 AUTH-056 */
export function AuthErrorMessage({ error }: Props) {
  const t = useTexts(signInTexts);
  const hints: Record<string, string> = { 'auth/user-disabled': t.disabledHint, 'auth/too-many-requests': t.tooManyAttemptsHint };
  return (
    <Notice tone={error.code === 'cancelled' ? 'notice' : 'danger'} hint={hints[codeOf(error.cause)]}>
      {error.message}
    </Notice>
  );
}
