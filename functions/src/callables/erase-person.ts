import { isGlobalAdmin } from '@/domain/access/principals';
import { findAccount } from '../core/accounts';
import { allow, callable } from '../core/callable';
import { erasePerson as erase } from '../personal-data/erase-person';
import { requireErasable } from '../personal-data/erasures';
import { personWithAddress } from '../personal-data/find-person';
import { requireOtherAdmins } from '../personal-data/require-other-admins';

/**
 * Erases whoever has an address, also without an account, at once; returns what was found. If it is interrupted, calling it again goes on, and so does
 * the next night.
 * @throws permission-denied, failed-precondition for one's own account, a last admin, and a guest where the installation has no `AUDIT_KEY`
 */
export const erasePerson = callable('erasePerson', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can erase people.',
  run: async ({ address }, caller) => {
    const person = await personWithAddress(address);
    allow(person.uid !== caller.uid, 'You can’t erase yourself here. Delete your own account on the page Your account.');
    requireErasable(person);
    const account = person.uid === '' ? null : await findAccount(person.uid);
    if (account && !account.disabled) await requireOtherAdmins(account);
    return erase(person, { actor: caller });
  },
});
