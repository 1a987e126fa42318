import type { ReactNode } from 'react';
import type { Gate } from '../routes/route-row';
import { AdminGate } from './admin-gate';
import { MemberGate } from './member-gate';

type Props = { needs: Gate; children: ReactNode };

/** The last steps of the gates. Whoever gets here is signed in, and verified where the page asks for it: `SessionGate` and `VerifiedGate` saw to that. */
export function PageGate({ needs, children }: Props) {
  if (needs === 'member') return <MemberGate>{children}</MemberGate>;
  if (needs === 'admin') return <AdminGate>{children}</AdminGate>;
  return children;
}
