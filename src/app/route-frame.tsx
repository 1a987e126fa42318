import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Placeholder } from './first-draw';
import { FirstLookSlot } from './first-look/first-look-slot';
import { forgetFailedScreens } from './lazy-screen';
import { RouteFailure } from './route-failure';

type Props = {
  /** What makes it another page. */
  pageKey: string;
  skeleton: ReactNode;
  /** Nothing stands around the page: its failure needs the place in the middle of the window. */
  isWhole?: boolean;
  /** The tour of the address is shown in place of the skeleton, if there is something of it to be seen. */
  hasFirstLook?: boolean;
  children: ReactNode;
};

/** A page with its skeleton while it loads and its failure when it cannot; another page starts afresh. */
export function RouteFrame({ pageKey, skeleton, isWhole = false, hasFirstLook = false, children }: Props) {
  const client = useQueryClient();
  const forgetFailures = () => {
    client.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    forgetFailedScreens();
  };
  const fallback = (error: unknown, retry: () => void) => {
    const failure = <RouteFailure error={error} retry={retry} />;
    return isWhole ? <main className="grid min-h-dvh place-items-center">{failure}</main> : failure;
  };
  const waiting = <Placeholder>{skeleton}</Placeholder>;
  return (
    <ErrorBoundary key={pageKey} onReset={forgetFailures} fallback={fallback}>
      <Suspense fallback={hasFirstLook ? <FirstLookSlot otherwise={waiting} /> : waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}
