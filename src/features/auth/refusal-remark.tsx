import type { AppError } from '@/domain/app-error';
import { Remark } from './remark';

type Props = { error: AppError };

/** A refusal that neither field is to blame for, with the way on where there is one. @see AUTH-025 AUTH-028 AUTH-030 AUTH-031 AUTH-056 */
export function RefusalRemark({ error }: Props) {
  return (
    <Remark tone={error.code === 'cancelled' ? 'notice' : 'danger'} hint={hints[error.message]}>
      {error.message}
    </Remark>
  );
}

const hints: Partial<Record<string, string>> = {
  'This account has been disabled.': 'An administrator of your organization can enable it again.',
  'Too many attempts. Wait a few minutes, then try again.': 'Choosing a new password lets you in at once.',
};
