import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { clearFailedLoads } from '@/loading/load-code';
import { ErrorBoundary } from '@/ui/error-boundary';
import { FirstLookSlot } from './first-look/first-look-slot';
import { RouteFailure } from './route-failure';
import { Placeholder } from './wait-for-content';

type Props = {
  /** Identity of the page; a new key resets state and errors. */
  pageKey: string;
  skeleton: ReactNode;
  /** The page has no shell around it, so its error page is centered in the window. */
  isFullPage?: boolean;
  /** Shows the first look of the tour in the URL instead of the skeleton, if there is one. */
  hasFirstLook?: boolean;
  children: ReactNode;
};

/** Wraps a page with its skeleton while it loads and its error page if it fails. */
export function RouteFrame({ pageKey, skeleton, isFullPage = false, hasFirstLook = false, children }: Props) {
  const client = useQueryClient();
  const clearFailures = () => {
    client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    clearFailedLoads();
  };
  const fallback = (error: unknown, retry: () => void) => {
    const failure = <RouteFailure error={error} retry={retry} />;
    return isFullPage ? <main className="grid min-h-dvh place-items-center">{failure}</main> : failure;
  };
  const loadingFallback = <Placeholder>{skeleton}</Placeholder>;
  return (
    <ErrorBoundary key={pageKey} onReset={clearFailures} fallback={fallback}>
      <Suspense fallback={hasFirstLook ? <FirstLookSlot fallback={loadingFallback} /> : loadingFallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
