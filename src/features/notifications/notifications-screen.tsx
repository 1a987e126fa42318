import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { markRead } from '@/backend/notifications/commands';
import { notificationQueries } from '@/backend/notifications/queries';
import type { UserId } from '@/domain/ids';
import { newestFirst } from '@/domain/notifications/notification';
import { profilePath } from '@/domain/page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';
import { NotificationList } from './notification-list';
import { notificationTexts } from './texts';

/** What concerns the user, live. */
export function NotificationsScreen() {
  const t = useTexts(notificationTexts);
  const currentUser = useCurrentUser();
  return (
    <Page title={t.title} description={t.description}>
      {currentUser && (
        <Suspense fallback={<RowsSkeleton />}>
          <Notifications user={currentUser.uid} />
        </Suspense>
      )}
    </Page>
  );
}

function Notifications({ user }: { user: UserId }) {
  const t = useTexts(notificationTexts);
  const { data } = useSuspenseQuery(notificationQueries.all(user));
  const marking = useMutation({ mutationFn: (ids: string[]) => markRead(user, ids), meta: { failed: t.markFailed } });
  const unread = data.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const choose = (
    <Link to={profilePath} className={buttonStyle({ size: 'small' })}>
      {t.chooseMails}
    </Link>
  );
  if (data.length === 0) {
    return (
      <EmptyState title={t.empty} action={choose}>
        {t.emptyText}
      </EmptyState>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <div className="flex flex-wrap justify-end gap-3">
        {choose}
        <Button size="small" disabled={unread.length === 0} onClick={() => marking.mutate(unread)}>
          {t.markAllRead}
        </Button>
      </div>
      <NotificationList notifications={newestFirst(data)} onOpen={({ id, isRead }) => !isRead && marking.mutate([id])} />
    </div>
  );
}

const RowsSkeleton = () => (
  <div aria-hidden className="flex max-w-3xl animate-late flex-col gap-3">
    <div className="skeleton h-8 w-36 self-end" />
    <div className="skeleton h-64 rounded-xl" />
  </div>
);
