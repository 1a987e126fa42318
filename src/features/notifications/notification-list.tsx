import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { namesQuery } from '@/backend/notifications/names';
import { isNamed, type Notification } from '@/domain/notifications/notification';
import { NotificationRow } from './notification-row';

type Props = {
  /** The newest first. */
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
};

/** The notifications, each with the name of what it is about, as far as the user can open that now. */
export function NotificationList({ notifications, onOpen }: Props) {
  const paths = [...new Set(notifications.filter(isNamed).map(({ about }) => about))].toSorted();
  const newest = notifications[0]?.id ?? '';
  const query = { ...namesQuery(paths, newest), enabled: paths.length > 0, placeholderData: keepPreviousData };
  const { data: names, isPlaceholderData } = useQuery(query);
  const nameOf = (notification: Notification): string | null => {
    if (!names || !isNamed(notification)) return '';
    return names.get(notification.about) ?? (isPlaceholderData ? '' : null);
  };
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} name={nameOf(notification)} onOpen={() => onOpen(notification)} />
        </li>
      ))}
    </ul>
  );
}
