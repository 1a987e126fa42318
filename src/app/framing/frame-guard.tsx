import { type ReactNode, Suspense } from 'react';
import { isFramed } from '@/backend/framed';
import { LazyComponent } from '@/ui/lazy-component';
import { usePath } from '../area';
import { mayBeFramed } from './framed-path';

type Props = { children: ReactNode };

const openInNewWindow = () => import('./open-in-new-window').then(({ OpenInNewWindow }) => OpenInNewWindow);

/** Renders the app, unless another page frames a URL that may not be framed; the app is then neither loaded nor rendered. */
export function FrameGuard({ children }: Props) {
  const path = usePath();
  if (!isFramed() || mayBeFramed(path)) return children;
  return (
    <Suspense>
      <LazyComponent key={path} load={openInNewWindow} props={{}} />
    </Suspense>
  );
}
