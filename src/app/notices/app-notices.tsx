import { useQuery } from '@tanstack/react-query';
import { applicationQueries } from '@/backend/application/queries';
import { isGlobalAdmin } from '@/domain/access/principals';
import { isAppClosed } from '@/domain/application/global-message';
import { ErrorBoundary } from '@/ui/error-boundary';
import { useCurrentUser, useIsSessionResolved } from '@/widgets/current-user';
import { ClosedNotice } from './closed-notice';
import { NoticeBanners } from './notice-banners';

/** How soon a page that could not reach the server listens again. */
const retryMs = 30_000;

/** The message to all users and the maintenance notice, live on every page. @see ADMIN-068 */
export const AppNotices = () => (
  <ErrorBoundary fallback={() => null}>
    <Notices />
  </ErrorBoundary>
);

function Notices() {
  const isAdmin = isGlobalAdmin(useCurrentUser());
  const isResolved = useIsSessionResolved();
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
