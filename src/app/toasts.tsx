import { lazy, Suspense, useEffect, useState } from 'react';
import { retryUntilLoaded } from '@/loading/retry-until-loaded';
import { ErrorBoundary } from '@/ui/error-boundary';

const Toaster = lazy(() => retryUntilLoaded(() => import('@/ui/toaster')).then(({ Toaster }) => ({ default: Toaster })));

/** The container for toasts. Its code is loaded after the first paint, which is tried until it succeeds. */
export function Toasts() {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);
  if (!painted) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}
