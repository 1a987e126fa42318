import type { UserId } from '@/domain/ids';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { notifications } from './refs';

export const notificationQueries = {
  /** All that are stored, which are the latest 50, live. */
  all: (user: UserId) => liveQuery(['notifications', user], docsOf(notifications(user))),
  /** Those that the user has not read, live. */
  unread: (user: UserId) => liveQuery(['notifications', user, 'unread'], docsOf(notifications(user), { read: false })),
};
