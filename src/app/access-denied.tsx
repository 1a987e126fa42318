import { Suspense } from 'react';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyComponent } from '@/ui/lazy-component';
import { useCurrentUser } from '@/widgets/current-user';
import { Denied } from './denied';

const deniedTour = () => import('./denied-tour').then((it) => it.DeniedTour);

/** @see ACCESS-046 ACCESS-047 AUTH-054 */
export function AccessDenied({ retry }: { retry: () => void }) {
  const denied = <Denied />;
  if (!useCurrentUser()) return denied;
  return (
    <ErrorBoundary fallback={() => denied}>
      <Suspense fallback={null}>
        <LazyComponent load={deniedTour} props={{ denied, retry }} />
      </Suspense>
    </ErrorBoundary>
  );
}
