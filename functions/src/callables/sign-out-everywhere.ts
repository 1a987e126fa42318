import { isGlobalAdmin } from '@/domain/access/principals';
import { accountRecord } from '../audit/of-accounts';
import { allow, callable } from '../core/callable';
import { withUserLock } from '../core/people';
import { endSessions } from '../core/rights';

const otherwise = 'Only Super Admins can sign other people out.';

/**
 * Ends all sessions of an account, one's own or, for global admins, anybody's; it can sign in again at once. What its tokens write is denied from now
 * on.
 * @throws permission-denied, not-found
 */
export const signOutEverywhere = callable('signOutEverywhere', {
  run: async ({ uid }, caller) => {
    allow(uid === caller.uid || isGlobalAdmin(caller), otherwise);
    await withUserLock(uid, caller.uid, async (account, now) => {
      allow(uid === now.uid || isGlobalAdmin(now), otherwise);
      await endSessions(uid, account, async (transaction) =>
        uid === now.uid ? () => {} : accountRecord(transaction, 'account-signed-out', { uid, account, actor: now }),
      );
    });
    return { message: 'signed out' };
  },
});
