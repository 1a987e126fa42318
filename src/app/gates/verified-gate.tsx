import type { ReactNode } from 'react';
import { mustVerify } from '@/domain/access/identity';
import { useWho } from '@/widgets/who';
import { LazyScreen } from '../lazy-screen';
import { RouteFrame } from '../route-frame';
import { notVerifiedScreen } from '../routes/screens';
import { Splash } from '../splash';

type Props = { children: ReactNode };

/** Shows the notice in place of every page until the address of the person is proven. @see AUTH-042 */
export function VerifiedGate({ children }: Props) {
  const who = useWho();
  if (!who || !mustVerify(who)) return children;
  return (
    <RouteFrame pageKey="not verified" skeleton={<Splash />} isWhole>
      <LazyScreen load={notVerifiedScreen} />
    </RouteFrame>
  );
}
