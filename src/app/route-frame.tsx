import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/ui/error-boundary';
import { forgetFailedScreens } from './lazy-screen';
import { RouteFailure } from './route-failure';

type Props = { skeleton: ReactNode; children: ReactNode };

/** A page with its skeleton while it loads and its failure when it cannot; another address starts afresh. */
export function RouteFrame({ skeleton, children }: Props) {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const forgetFailures = () => {
    client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    forgetFailedScreens();
  };
  return (
    <ErrorBoundary key={pathname} onReset={forgetFailures} fallback={(error, retry) => <RouteFailure error={error} retry={retry} />}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}
