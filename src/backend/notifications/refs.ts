import type { UserId } from '@/domain/ids';
import { type Notification, notificationFrom } from '@/domain/notifications/notification';
import type { Source } from '../live/source';

/** users/{uid}/notifications/{notification} */
export const notifications = (user: UserId): Source<Notification> => ({ path: `users/${user}/notifications`, read: notificationFrom });
