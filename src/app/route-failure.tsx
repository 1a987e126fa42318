import { Suspense } from 'react';
import { AppError, isAppError } from '@/domain/app-error';
import { ErrorState } from '@/ui/error-state';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { useOnline, useOnReconnect } from '@/ui/use-online';
import { useCurrentUser } from '@/widgets/current-user';
import { canStoreTours } from '@/widgets/offline/start-worker';
import { AccessDenied } from './access-denied';

const storedHere = () => import('./stored-here').then((part) => part.StoredHere);

/** To those who can have saved something: a visitor has not. */
const savedIsSafe = 'Everything you saved is safe.';

type Props = { error: unknown; retry: () => void };

/** The error page of a route. Missing and forbidden pages look the same. */
export function RouteFailure({ error, retry }: Props) {
  const isMember = useCurrentUser() !== null;
  if (isAppError(error, 'permission-denied') || isAppError(error, 'not-found')) return <AccessDenied retry={retry} />;
  if (error instanceof AppError) return <LoadFailure error={error} retry={retry} />;
  return (
    <ErrorState
      title="Something went wrong"
      message={`This page ran into an unexpected error. ${isMember ? `${savedIsSafe} ` : ''}Select Retry to reload the page.`}
      retry={() => window.location.reload()}
    />
  );
}

type LoadProps = { error: AppError; retry: () => void };

function LoadFailure({ error, retry }: LoadProps) {
  const isMember = useCurrentUser() !== null;
  const isOnline = useOnline();
  useOnReconnect(retry);
  return (
    <>
      <ErrorState
        title="This page couldn’t be loaded"
        message={isMember ? `${error.message} ${savedIsSafe}` : error.message}
        retry={retry}
      />
      {!isOnline && canStoreTours() && (
        <LazyBoundary framed={() => null}>
          <Suspense>
            <LazyComponent load={storedHere} props={{}} />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}
