import type { EndedSession } from '@/backend/auth/remembered';
import { Remark } from './remark';

type Props = { ended: EndedSession };

/** Why somebody is asked to sign in who did not sign out. @see AUTH-025 AUTH-056 */
export function EndedSessionRemark({ ended: { disabled } }: Props) {
  if (!disabled) return <Remark tone="notice">Your session has ended. Sign in again to go on where you were.</Remark>;
  return (
    <Remark
      tone="danger"
      hint="That ended your session. An administrator of your organization can enable the account again; what you saved is safe."
    >
      This account has been disabled.
    </Remark>
  );
}
