import { lazy, type ReactNode, Suspense } from 'react';
import { isFramed } from '@/backend/framed';
import { usePath } from '../area';
import { mayBeFramed } from './framed-path';

type Props = { children: ReactNode };

const OpenInNewWindow = lazy(() => import('./open-in-new-window').then(({ OpenInNewWindow }) => ({ default: OpenInNewWindow })));

/** The app, unless another page frames it at an address that only stands on its own. Nothing of the app is loaded or drawn then. */
export function FrameGuard({ children }: Props) {
  const path = usePath();
  if (!isFramed() || mayBeFramed(path)) return children;
  return (
    <Suspense>
      <OpenInNewWindow key={path} />
    </Suspense>
  );
}
