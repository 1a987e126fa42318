import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { healthQueries } from '@/backend/health/queries';
import { errorMessage } from '@/domain/app-error';
import { formatDateTime } from '@/domain/time';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { ConsoleFrame } from '../console-frame';
import { HealthCards } from './health-cards';

/** What needs attention on the whole platform, one card for each part. */
export function HealthMode() {
  const { data: health, error, isFetching, refetch } = useQuery({ ...healthQueries.reading(), throwOnError: false });
  const refresh = () => void refetch();
  return (
    <ConsoleFrame
      mode="health"
      description="What the platform could not do by itself, and how it is set up."
      action={
        health && (
          <Button busy={isFetching} onClick={refresh}>
            {!isFetching && <RefreshCw aria-hidden size={16} strokeWidth={1.75} />}
            Refresh
          </Button>
        )
      }
    >
      {health ? (
        <>
          <p role="status" className="-mt-2 mb-4 text-ink-soft text-sm">
            {isFetching ? 'Reading…' : `Read on ${formatDateTime(new Date(health.readAt))}`}
          </p>
          {error && (
            <p role="alert" className="mb-4 text-pretty text-danger text-sm">
              Couldn’t read it again: {errorMessage(error)} This is the last reading.
            </p>
          )}
          <HealthCards health={health} />
        </>
      ) : error && !isFetching ? (
        <ErrorState title="The health of the platform couldn’t be read" message={errorMessage(error)} retry={refresh} />
      ) : (
        <HealthSkeleton />
      )}
    </ConsoleFrame>
  );
}

/** Stands where the cards will be. */
const HealthSkeleton = () => (
  <div role="status" aria-label="Reading the health of the platform" className="grid gap-4 lg:grid-cols-2">
    <div className="skeleton h-44 rounded-xl lg:col-span-2" />
    {['triggers', 'bin', 'organizations', 'versions'].map((part) => (
      <div key={part} className="skeleton h-40 rounded-xl" />
    ))}
    <div className="skeleton h-56 rounded-xl lg:col-span-2" />
  </div>
);
