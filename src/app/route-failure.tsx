import { AppError, isRefusal } from '@/domain/app-error';
import { Failure } from '@/ui/failure';
import { useOnReconnect } from '@/ui/use-online';
import { AccessDenied } from './access-denied';

type Props = { error: unknown; retry: () => void };

/** Why a page is not there. What one may not see and what does not exist look the same. */
export function RouteFailure({ error, retry }: Props) {
  if (isRefusal(error, 'permission-denied') || isRefusal(error, 'not-found')) return <AccessDenied />;
  if (error instanceof AppError) return <LoadFailure error={error} retry={retry} />;
  return (
    <Failure
      title="Something went wrong"
      message="This page ran into an error it did not expect. What you saved is safe; Retry loads the page anew."
      retry={() => window.location.reload()}
    />
  );
}

type LoadProps = { error: AppError; retry: () => void };

function LoadFailure({ error, retry }: LoadProps) {
  useOnReconnect(retry);
  return <Failure title="This page could not be loaded" message={`${error.message} What you saved is safe.`} retry={retry} />;
}
