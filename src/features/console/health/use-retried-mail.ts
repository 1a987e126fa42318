import { useQuery } from '@tanstack/react-query';
import { healthQueries } from '@/backend/health/queries';
import { retryMail } from '@/backend/health/retry-mail';
import type { MailProgress, UnsentMail } from '@/domain/health/health';
import { formatDateTime } from '@/domain/time';
import { useMutation } from '@/widgets/use-mutation';

/** A mail as it was read, and once it was requested again, how far it is now. @see COLLAB-038 */
export function useRetriedMail(mail: UnsentMail) {
  const { mutate, isPending, isSuccess, error: requestError } = useMutation({ mutationFn: retryMail, meta: { failed: null } });
  const { data, error: listenError } = useQuery({ ...healthQueries.mail(mail.id), enabled: isSuccess, throwOnError: false });
  const shared = { retry: () => mutate(mail.id), isRequesting: isPending, problem: requestError ?? listenError };
  if (isPending || !isSuccess) {
    const { state, since, error, attempts } = mail;
    const begin = since === 0 ? 'at an unrecorded time' : `since ${formatDateTime(new Date(since))}`;
    return { ...shared, state, begin, error, attempts };
  }
  const progress: MailProgress | null = data === undefined ? { state: 'sending', error: '', attempts: 0 } : data;
  if (progress === null) return { ...shared, state: 'revoked' as const, begin: '', error: '', attempts: 0 };
  const { state, error, attempts } = progress;
  return { ...shared, state, begin: '', error: state === 'sent' ? '' : error, attempts };
}
