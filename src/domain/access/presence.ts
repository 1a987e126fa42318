import { forgottenAmong, type Presence } from '../presence';
import type { Tour } from '../tours';
import type { Who } from './principals';
import { canWrite, type Facts, noFacts } from './tours';

type Guarded = Pick<Tour, 'public' | 'organization'> & Partial<Pick<Tour, 'id' | 'collection'>>;

/** Whether somebody may take this presence out of the tour: their own always, that of others once it is forgotten. */
export const canRemovePresence = (who: Who, tour: Guarded, presence: Presence, now: Date, facts: Facts = noFacts): boolean =>
  who?.uid === presence.uid || (canWrite(who, tour, facts) && forgottenAmong([presence], now).length > 0);
