import { callable } from '../core/callable';
import { requestDeletion } from '../personal-data/account-deletions';

/**
 * Disables the caller's own account at once, and has it erased two weeks later, unless they or an admin take that back; returns `{ erasedOn }`, in
 * milliseconds.
 * @throws failed-precondition in a session of more than five minutes, and for a last admin
 */
export const deleteMyAccount = callable('deleteMyAccount', {
  run: async ({ language }, caller) => ({ erasedOn: (await requestDeletion(caller, language)).getTime() }),
});
