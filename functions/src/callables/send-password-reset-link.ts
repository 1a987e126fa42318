import { isGlobalAdmin } from '@/domain/access/principals';
import { accounts, toCallableError } from '../core/accounts';
import { callable } from '../core/callable';

/**
 * Creates a link to choose a new password and return to `url`; returns `{ link }`. The link is a credential.
 * @throws permission-denied, not-found for an address without account, invalid-argument for a `url` outside the project's authorized domains
 * @see FUNC-013 FUNC-014
 */
export const sendPasswordResetLink = callable('sendPasswordResetLink', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can create password reset links.',
  run: async ({ email, url }) => ({ link: await toCallableError(accounts().generatePasswordResetLink(email, { url })) }),
});
