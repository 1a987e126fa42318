import { isGlobalAdmin } from '@/domain/access/principals';
import { accounts, toCallableError } from '../core/accounts';
import { callable } from '../core/callable';
import { writeCard } from '../core/people';

/**
 * Creates an account with its document `users/{uid}`; returns `{ uid }`.
 * @throws permission-denied, already-exists
 * @see FUNC-003 FUNC-004 MODEL-052
 */
export const createUser = callable('createUser', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can create users.',
  run: async ({ phoneNumber, ...user }, caller) => {
    const { uid } = await toCallableError(accounts().createUser({ ...user, ...(phoneNumber && { phoneNumber }) }));
    try {
      await writeCard({ uid, ...user }, caller);
    } catch (error) {
      // without its document the account would be unusable, and its address could not be registered again
      await accounts().deleteUser(uid);
      throw error;
    }
    return { uid };
  },
});
