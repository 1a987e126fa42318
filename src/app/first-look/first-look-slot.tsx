import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyComponent } from '@/ui/lazy-component';
import { usePath } from '../area';
import { firstLookAddress } from './first-look-address';
import { endFirstLook } from './first-look-painted';
import type { FirstLookProps } from './use-look';

type Props = { fallback: ReactNode };

const loads = {
  player: () => import('./player-first-look').then((it) => it.PlayerFirstLook),
  landing: () => import('./landing-first-look').then((it) => it.LandingFirstLook),
};
/** Shows the first look of the tour in the URL while its page loads, if there is one. */
export function FirstLookSlot({ fallback }: Props) {
  const path = usePath();
  const address = firstLookAddress(path);
  if (!address) return fallback;
  return (
    <Suspense fallback={fallback}>
      <FirstLook address={address} path={path} fallback={fallback} />
    </Suspense>
  );
}

// if the code fails to load, the fallback is shown
const FirstLook = (props: FirstLookProps) => (
  <ErrorBoundary fallback={() => <NoFirstLook>{props.fallback}</NoFirstLook>}>
    <LazyComponent load={loads[props.address.page]} props={props} />
  </ErrorBoundary>
);

function NoFirstLook({ children }: { children: ReactNode }) {
  useEffect(endFirstLook, []);
  return children;
}
