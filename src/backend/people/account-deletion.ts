import type { UserId } from '@/domain/ids';
import { type AccountDeletion, accountDeletionFrom } from '@/domain/personal-data/deletion';
import { docIfAllowed } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

/** accountDeletions/{uid} */
const deletions: Source<AccountDeletion> = { path: 'accountDeletions', read: (_id, stored) => accountDeletionFrom(stored) };

/** That the owner of an account deletes it, live, for global admins; null if not. */
export const accountDeletionQuery = (uid: UserId) => liveQuery(['account-deletion', uid], docIfAllowed(deletions, uid));
