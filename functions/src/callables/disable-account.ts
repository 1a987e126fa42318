import type { Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { canDisableUser } from '@/domain/access/members';
import { isGlobalAdmin } from '@/domain/access/principals';
import { userId } from '@/domain/ids';
import { accountRecord } from '../audit/of-accounts';
import { type Account, accounts, toCallableError } from '../core/accounts';
import { store } from '../core/app';
import { allow, callable } from '../core/callable';
import { withUserLock } from '../core/people';
import { endSessions } from '../core/rights';
import { blockReturn, withdrawDeletion } from '../personal-data/account-deletions';

const otherwise = 'Only Super Admins can disable accounts.';

/**
 * Disables an account, which ends its sessions, or enables it again, which takes its deletion back; returns `{ disabled }`.
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
      try {
        await recordAccess(uid, { disabled, account, actor: now });
      } catch (error) {
        // nothing is done that is not recorded
        await accounts().updateUser(uid, { disabled: account?.disabled ?? false });
        throw error;
      }
      if (disabled) await blockReturn(uid);
    });
    return { disabled };
  },
});

type Access = { disabled: boolean; account: Account | null; actor: Identity };

/** Records the change, and ends the sessions of an account that is disabled. One that is enabled is not erased any more. */
async function recordAccess(uid: string, { disabled, account, actor }: Access): Promise<void> {
  const kind = disabled ? 'account-disabled' : 'account-enabled';
  const record = (transaction: Transaction) => accountRecord(transaction, kind, { uid, account, actor });
  if (disabled) await endSessions(uid, account, record);
  else
    await store().runTransaction(async (transaction) => {
      const [write, withdraw] = [await record(transaction), await withdrawDeletion(transaction, uid, actor)];
      write();
      withdraw();
    });
}
