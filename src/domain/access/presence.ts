import { type Presence, stalePresences } from '../presence';
import type { Tour } from '../tours/tour';
import type { CurrentUser } from './principals';
import { type AccessContext, canWrite, emptyAccessContext } from './tours';

type TourRef = Pick<Tour, 'public' | 'organization'> & Partial<Pick<Tour, 'id' | 'collection'>>;

/** Whether the user can remove this presence from the tour: always their own, others' once they are stale. */
export const canRemovePresence = (
  user: CurrentUser,
  tour: TourRef,
  presence: Presence,
  now: Date,
  context: AccessContext = emptyAccessContext,
): boolean => user?.uid === presence.uid || (canWrite(user, tour, context) && stalePresences([presence], now).length > 0);
