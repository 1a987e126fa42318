import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { usePath } from '../area';
import { firstLookAddress } from './first-look-address';
import { endFirstLook } from './first-look-over';
import type { FirstLookProps } from './use-look';

type Props = { otherwise: ReactNode };
type Look = ComponentType<FirstLookProps>;

const loads = {
  player: () => import('./player-first-look').then((it) => it.PlayerFirstLook),
  landing: () => import('./landing-first-look').then((it) => it.LandingFirstLook),
};
const looks = new Map<keyof typeof loads, Promise<Look>>();

/** In place of a page that is still loading: the tour that it will show, where there is one to be seen already. */
export function FirstLookSlot({ otherwise }: Props) {
  const path = usePath();
  const address = firstLookAddress(path);
  if (!address) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <FirstLook address={address} path={path} otherwise={otherwise} />
    </Suspense>
  );
}

function FirstLook(props: FirstLookProps) {
  const { page } = props.address;
  const Look = use(looks.get(page) ?? load(page));
  return <Look {...props} />;
}

// Without its code the page waits as it would for anything else.
function load(page: keyof typeof loads): Promise<Look> {
  const loading = loads[page]().catch(() => {
    endFirstLook();
    return withoutLook;
  });
  looks.set(page, loading);
  return loading;
}
const withoutLook: Look = ({ otherwise }) => otherwise;
