import { useQuery } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { notificationQueries } from '@/backend/notifications/queries';
import { isVerified } from '@/domain/access/principals';
import { userId } from '@/domain/ids';
import { notificationsPath } from '@/domain/page-addresses';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { MenuLink } from './menu-link';
import { menuTexts } from './menu-texts';
import { useIsPageSettled } from './use-is-page-settled';

/** The way to what concerns the user, with the number of what they have not read, which screen readers hear when it changes. */
export function Bell() {
  const t = useTexts(menuTexts);
  const currentUser = useCurrentUser();
  const isSettled = useIsPageSettled();
  const { data: unread = [] } = useQuery({
    ...notificationQueries.unread(currentUser?.uid ?? userId('-')),
    enabled: isVerified(currentUser) && isSettled,
    retryOnMount: false,
  });
  if (!isVerified(currentUser)) return null;
  return (
    <span className="block w-9 shrink-0 touch:w-11">
      <MenuLink to={notificationsPath} label={t.notifications} icon={BellIcon} expanded={false} count={unread.length} counted="unread" />
      <span role="status" className="sr-only">
        {unread.length > 0 && t.unreadNotifications(unread.length)}
      </span>
    </span>
  );
}
