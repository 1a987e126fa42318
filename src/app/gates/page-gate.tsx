import type { ReactNode } from 'react';
import type { Gate } from '../routes/route-row';
import { AdminGate } from './admin-gate';
import { MemberGate } from './member-gate';

type Props = { gate: Gate; children: ReactNode };

/** The gate of a single page. `AuthSessionGate` and `VerifiedGate` have already checked sign-in and verification. */
export function PageGate({ gate, children }: Props) {
  if (gate === 'member') return <MemberGate>{children}</MemberGate>;
  if (gate === 'admin') return <AdminGate>{children}</AdminGate>;
  return children;
}
