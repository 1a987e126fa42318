import { AppError, isAppError } from '@/domain/app-error';
import { ErrorState } from '@/ui/error-state';
import { useOnReconnect } from '@/ui/use-online';
import { AccessDenied } from './access-denied';

type Props = { error: unknown; retry: () => void };

/** The error page of a route. Missing and forbidden pages look the same. */
export function RouteFailure({ error, retry }: Props) {
  if (isAppError(error, 'permission-denied') || isAppError(error, 'not-found')) return <AccessDenied retry={retry} />;
  if (error instanceof AppError) return <LoadFailure error={error} retry={retry} />;
  return (
    <ErrorState
      title="Something went wrong"
      message="This page ran into an unexpected error. Everything you saved is safe. Select Retry to reload the page."
      retry={() => window.location.reload()}
    />
  );
}

type LoadProps = { error: AppError; retry: () => void };

function LoadFailure({ error, retry }: LoadProps) {
  useOnReconnect(retry);
  return <ErrorState title="This page couldn’t be loaded" message={`${error.message} Everything you saved is safe.`} retry={retry} />;
}
