import { z } from 'zod';
import { canDisableUser } from '@/domain/access/members';
import { isGlobalAdmin } from '@/domain/access/principals';
import { userId } from '@/domain/ids';
import { accounts, orRefusal } from '../core/accounts';
import { allow, callable } from '../core/callable';
import { uidSchema } from '../core/payload';
import { alone } from '../core/people';

const otherwise = 'Only Super Admins disable accounts.';
const input = z.strictObject({ uid: uidSchema, disabled: z.boolean() });

/**
 * Disables an account, which ends its sessions, or enables it again; answers `{ disabled }`.
 * @throws permission-denied also for one's own account, not-found
 * @see FUNC-011 FUNC-012
 */
export const disableAccount = callable({
  input,
  may: isGlobalAdmin,
  otherwise,
  run: async ({ uid, disabled }, caller) => {
    allow(canDisableUser(caller, { uid: userId(uid) }), 'You cannot disable your own account. Ask another Super Admin.');
    await alone(uid, caller.uid, async (_account, now) => {
      allow(canDisableUser(now, { uid: userId(uid) }), otherwise);
      await orRefusal(accounts().updateUser(uid, { disabled }));
      if (disabled) await accounts().revokeRefreshTokens(uid);
    });
    return { disabled };
  },
});
