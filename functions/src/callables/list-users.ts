import { isGlobalAdmin } from '@/domain/access/principals';
import { findAccounts, listedAccount } from '../core/accounts';
import { callable } from '../core/callable';
import { amountSchema } from '../core/payload';

/** All accounts, as many as the number that is sent at most: `{ users }`. @throws permission-denied @see FUNC-001 FUNC-002 */
export const listUsers = callable({
  input: amountSchema,
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins see all users.',
  run: async (amount) => ({ users: (await findAccounts(() => true, amount)).map(listedAccount) }),
});
