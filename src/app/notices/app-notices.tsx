import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { applicationQueries } from '@/backend/application/queries';
import { isGlobalAdmin } from '@/domain/access/principals';
import { isAppClosed } from '@/domain/application/global-message';
import { localKeys } from '@/domain/application/local-keys';
import { ErrorBoundary } from '@/ui/error-boundary';
import { LazyComponent } from '@/ui/lazy-component';
import { useSetting } from '@/ui/settings';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { ClosedNotice } from './closed-notice';
import { NoticeBanners } from './notice-banners';

// stores the tour that is opened, for use offline
const storeTours = () => import('@/widgets/offline/store-tours').then((part) => part.StoreTours);

const waitingChecks = () => import('@/features/checks/waiting-checks-host').then((part) => part.WaitingChecksHost);

/** How soon a page that could not reach the server listens again. */
const retryMs = 30_000;

/** The message to all users and the maintenance notice, live on every page. @see ADMIN-068 */
export const AppNotices = () => (
  <>
    <ErrorBoundary fallback={() => null}>
      <Notices />
    </ErrorBoundary>
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <LazyComponent load={storeTours} props={{}} />
      </Suspense>
    </ErrorBoundary>
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <WaitingChecks />
      </Suspense>
    </ErrorBoundary>
  </>
);

/** Sends what was checked without a connection. */
function WaitingChecks() {
  const isWaiting = useSetting(localKeys.waitingChecks) !== null;
  const isSignedIn = useCurrentUser() !== null;
  return isWaiting && isSignedIn && <LazyComponent load={waitingChecks} props={{}} />;
}

function Notices() {
  const isAdmin = isGlobalAdmin(useCurrentUser());
  const isResolved = useIsAuthSessionResolved();
  const { data: message } = useQuery({
    ...applicationQueries.globalMessage(),
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
  });
  if (!message || !isResolved) return null;
  const isClosed = isAppClosed(message, isAdmin);
  return (
    <>
      <NoticeBanners message={message} isAdmin={isAdmin} />
      <ClosedNotice open={isClosed} message={message} />
    </>
  );
}
