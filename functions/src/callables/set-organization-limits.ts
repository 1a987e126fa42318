import { canSetLimits } from '@/domain/access/organizations';
import { AppError } from '@/domain/app-error';
import { hasLimits, limitsFrom } from '@/domain/organization-limits/limits';
import { changedLimitsText } from '@/domain/organization-limits/texts';
import { recordIn } from '../activity/record';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';
import { bytesBelow } from '../core/file-service';
import { limitsRef } from '../organization-limits/refs';
import { renewUsage } from '../organization-limits/renew-usage';

/**
 * Sets how much an organization may have, and counts at once what it has; what exists stays.
 * @throws permission-denied, not-found
 */
export const setOrganizationLimits = callable('setOrganizationLimits', {
  may: canSetLimits,
  otherwise: 'Only Super Admins set limits.',
  run: async ({ organization, limits }, actor) => {
    await store().runTransaction(async (transaction) => {
      const [home, stored] = await transaction.getAll(store().doc(`organizations/${organization}`), limitsRef(organization));
      if (!home?.exists) throw new AppError('not-found', 'This organization no longer exists.');
      const detail = changedLimitsText(limitsFrom(stored?.data() ?? {}), limits);
      if (detail === '') return;
      if (hasLimits(limits)) transaction.set(limitsRef(organization), limits);
      else transaction.delete(limitsRef(organization));
      recordIn(transaction, organization, { kind: 'limits-changed', actor, detail });
      recordAudit(transaction, { kind: 'limits-changed', actor, organization, detail });
    });
    // what is stored is added up from now on
    await renewUsage(organization, { counted: await bytesBelow(`organizations/${organization}/`) });
    return { message: 'changed' };
  },
});
