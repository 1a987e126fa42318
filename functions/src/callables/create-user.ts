import { isGlobalAdmin } from '@/domain/access/principals';
import { type Account, accounts, findAccount, toCallableError } from '../core/accounts';
import { callable } from '../core/callable';
import { writeCard } from '../core/people';

/**
 * Creates an account with its document `users/{uid}`; returns `{ uid }`. Whoever repeats the call gets the same account, as long as its
 * address is not verified and it has no rights.
 * @throws permission-denied, already-exists
 * @see FUNC-003 FUNC-004 MODEL-052
 */
export const createUser = callable('createUser', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can create users.',
  run: async ({ phoneNumber, attempt, ...user }, caller) => {
    const fields = { ...user, ...(phoneNumber && { phoneNumber }) };
    const existing = attempt === '' ? null : await findAccount(attempt);
    if (existing && isAsCreated(existing) && existing.email === user.email.toLowerCase()) {
      await toCallableError(accounts().updateUser(attempt, fields));
      await writeCard({ uid: attempt, ...user }, caller);
      return { uid: attempt };
    }
    const isFree = attempt !== '' && !existing;
    const { uid } = await toCallableError(accounts().createUser({ ...fields, ...(isFree && { uid: attempt }) }));
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

/** Nobody proved to own the address, and it has no rights. */
const isAsCreated = ({ emailVerified, customClaims }: Account): boolean => !emailVerified && Object.keys(customClaims).length === 0;
