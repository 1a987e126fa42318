import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';

const Toaster = lazy(() => import('./toaster').then(({ Toaster }) => ({ default: Toaster })));

/** Where toasts appear, on every page; its code comes after the first paint, and the app does without it when it does not come. */
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
