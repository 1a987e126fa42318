import { isGlobalAdmin } from '@/domain/access/principals';
import { findAccounts, listedAccount } from '../core/accounts';
import { callable } from '../core/callable';

/** Lists up to this many accounts: `{ users }`. @throws permission-denied @see FUNC-001 FUNC-002 */
export const listUsers = callable('listUsers', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can list all users.',
  run: async (amount) => ({ users: (await findAccounts(() => true, amount)).map(listedAccount) }),
});
