import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { usePath } from '../area';
import { firstLookAddress } from './first-look-address';
import type { FirstLookProps } from './use-look';

type Props = { otherwise: ReactNode };

// Without its code the page waits as it would for anything else.
const look = (load: () => Promise<ComponentType<FirstLookProps>>) => lazy(() => load().then((Look) => ({ default: Look }), withoutLook));
const withoutLook = () => ({ default: ({ otherwise }: FirstLookProps) => otherwise });

const looks = {
  player: look(() => import('./player-first-look').then((it) => it.PlayerFirstLook)),
  landing: look(() => import('./landing-first-look').then((it) => it.LandingFirstLook)),
};

/** In place of a page that is on its way: the tour that it will show, where there is one to be seen already. */
export function FirstLookSlot({ otherwise }: Props) {
  const path = usePath();
  const address = firstLookAddress(path);
  if (!address) return otherwise;
  const Look = looks[address.page];
  return (
    <Suspense fallback={otherwise}>
      <Look address={address} path={path} otherwise={otherwise} />
    </Suspense>
  );
}
