import type { ReactNode } from 'react';
import { isFramed } from '@/backend/framed';
import { mayBeFramed, usePath } from '../area';
import { OpenInNewWindow } from './open-in-new-window';

type Props = { children: ReactNode };

/** Renders the app, unless another page frames a URL that may not be framed; the app is then neither loaded nor rendered. */
export function FrameGuard({ children }: Props) {
  const path = usePath();
  return isFramed() && !mayBeFramed(path) ? <OpenInNewWindow key={path} /> : children;
}
