import { canDisableUser } from '@/domain/access/members';
import { isGlobalAdmin } from '@/domain/access/principals';
import { userId } from '@/domain/ids';
import { randomIdentifier } from '@/domain/random';
import { text } from '@/domain/stored';
import { record } from '../activity/record';
import { accounts, toCallableError } from '../core/accounts';
import { allow, callable } from '../core/callable';
import { withUserLock } from '../core/people';
import { endTokens } from '../core/rights';

const otherwise = 'Only Super Admins can disable accounts.';

/**
 * Disables an account, which ends its sessions, or enables it again; returns `{ disabled }`.
 * @throws permission-denied also for the caller's own account, not-found
 * @see FUNC-011 FUNC-012
 */
export const disableAccount = callable('disableAccount', {
  may: isGlobalAdmin,
  otherwise,
  run: async ({ uid, disabled }, caller) => {
    allow(canDisableUser(caller, { uid: userId(uid) }), 'You cannot disable your own account. Ask another Super Admin.');
    await withUserLock(uid, caller.uid, async (account, now) => {
      allow(canDisableUser(now, { uid: userId(uid) }), otherwise);
      await toCallableError(accounts().updateUser(uid, { disabled }));
      if (disabled) {
        await accounts().revokeRefreshTokens(uid);
        await endTokens(uid, account);
      }
      await record(text(account?.customClaims.organization), randomIdentifier(), {
        kind: disabled ? 'user-disabled' : 'user-enabled',
        actor: now,
        whom: account?.email ?? '',
      });
    });
    return { disabled };
  },
});
