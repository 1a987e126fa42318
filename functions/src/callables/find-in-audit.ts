import { isGlobalAdmin } from '@/domain/access/principals';
import { addressKey } from '../audit/record-audit';
import { accounts } from '../core/accounts';
import { callable } from '../core/callable';

/**
 * By what the entries of a person are found in the audit log: their account, and the keyed hash of their address, which also finds those of an account
 * that is gone. Returns `{ keys }`, none if nothing could be found.
 * @throws permission-denied
 */
export const findInAudit = callable('findInAudit', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can read the audit log.',
  run: async ({ email }) => {
    const { users } = await accounts().getUsers([{ email }]);
    return { keys: [...users.map(({ uid }) => uid), addressKey(email)].filter((key) => key !== '') };
  },
});
