import { isGlobalAdmin } from '@/domain/access/principals';
import { text } from '@/domain/stored';
import { recordAudit } from '../audit/record-audit';
import { accounts, toCallableError } from '../core/accounts';
import { store } from '../core/app';
import { callable } from '../core/callable';

/**
 * Creates a link to choose a new password and return to `url`; returns `{ link }`. The link is a credential, and nobody gets it unless it is recorded
 * who made it.
 * @throws permission-denied, not-found for an address without account, invalid-argument for a `url` outside the project's authorized domains
 * @see FUNC-013 FUNC-014
 */
export const sendPasswordResetLink = callable('sendPasswordResetLink', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can create password reset links.',
  run: async ({ email, url }, actor) => {
    const link = await toCallableError(accounts().generatePasswordResetLink(email, { url }));
    const { uid, customClaims } = await toCallableError(accounts().getUserByEmail(email));
    const batch = store().batch();
    recordAudit(batch, { kind: 'reset-link-created', actor, person: { uid, email }, organization: text(customClaims?.organization) });
    await batch.commit();
    return { link };
  },
});
