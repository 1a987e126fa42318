import { isGlobalAdmin } from '@/domain/access/principals';
import { newUserForm } from '@/domain/people/new-user';
import { accounts, orRefusal } from '../core/accounts';
import { callable } from '../core/callable';
import { writeCard } from '../core/people';

/** Makes an account with its card; answers `{ uid }`. @throws permission-denied, already-exists @see FUNC-003 FUNC-004 MODEL-052 */
export const createUser = callable({
  input: newUserForm,
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins create users.',
  run: async ({ phoneNumber, ...user }) => {
    const { uid } = await orRefusal(accounts().createUser({ ...user, ...(phoneNumber && { phoneNumber }) }));
    try {
      await writeCard({ uid, ...user });
    } catch (error) {
      // Without its card the account could neither be used as it should nor be created again.
      await accounts().deleteUser(uid);
      throw error;
    }
    return { uid };
  },
});
