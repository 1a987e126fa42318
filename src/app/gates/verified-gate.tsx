import type { ReactNode } from 'react';
import { mustVerify } from '@/domain/access/identity';
import { useCurrentUser } from '@/widgets/current-user';
import { LazyScreen } from '../lazy-screen';
import { RouteFrame } from '../route-frame';
import { Splash } from '../splash';

const notVerified = () => import('@/features/auth/not-verified').then((it) => it.NotVerified);

type Props = { children: ReactNode };

/** Shows a notice instead of every page until the user's email address is verified. @see AUTH-042 */
export function VerifiedGate({ children }: Props) {
  const currentUser = useCurrentUser();
  if (!currentUser || !mustVerify(currentUser)) return children;
  return (
    <RouteFrame pageKey="not verified" skeleton={<Splash />} isFullPage>
      <LazyScreen load={notVerified} />
    </RouteFrame>
  );
}
