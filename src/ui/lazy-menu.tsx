import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LazyBoundary } from './lazy-component';
import { uiTexts } from './texts';
import { toastError } from './toast';

type Props = {
  /** One or more `LazyComponent`s. */
  children: ReactNode;
  fallback?: ReactNode;
  /** Called after an error toast, to close the menu. */
  onLoadError: () => void;
};

/** Wraps a menu whose code loads when it opens. If loading fails, shows a toast and leaves the page as it is. */
export const LazyMenu = ({ children, fallback = null, onLoadError }: Props) => (
  <LazyBoundary framed={() => <LoadError onNotified={onLoadError} />}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </LazyBoundary>
);

function LoadError({ onNotified }: { onNotified: () => void }) {
  const isNotified = useRef(false);
  useEffect(() => {
    // closing may navigate back, so notify only once (Strict Mode runs effects twice)
    if (isNotified.current) return;
    isNotified.current = true;
    toastError(uiTexts.get().menuLoadFailed);
    onNotified();
  }, [onNotified]);
  return null;
}
