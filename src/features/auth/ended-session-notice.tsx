import type { EndedAuthSession } from '@/backend/auth/stored-user';
import { Notice } from './notice';

type Props = { ended: EndedAuthSession };

/** Explains why the session ended without signing out. @see AUTH-025 AUTH-056 */
export function EndedSessionNotice({ ended: { disabled } }: Props) {
  if (!disabled) return <Notice tone="notice">Your session has ended. Sign in again to continue where you left off.</Notice>;
  return (
    <Notice
      tone="danger"
      hint="This ended your session. An administrator of your organization can enable the account again. Your saved work is safe."
    >
      This account has been disabled.
    </Notice>
  );
}
