import { emailAddress } from '@/domain/email';
import { text } from '@/domain/stored';
import { docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

/** What people are called. */
export type Card = { email: string; displayName: string };

/** users/{uid} @see MODEL-053 */
const cards: Source<Card> = {
  path: 'users',
  read: (_uid, stored) => ({ email: emailAddress(text(stored.email)), displayName: text(stored.displayName) }),
};

/** Somebody's name and address, for global admins and themselves; `null` for a deleted account. @throws AppError `permission-denied` */
export const cardOf = (uid: string) => liveQuery(['users', uid], docOf(cards, uid));
