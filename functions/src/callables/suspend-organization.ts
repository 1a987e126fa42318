import { canSetLimits } from '@/domain/access/organizations';
import { callable } from '../core/callable';
import { suspend } from '../organizations/standstill';

/** Suspends an organization, for a reason that its members read: everything stays, and nothing changes. @throws permission-denied, not-found */
export const suspendOrganization = callable('suspendOrganization', {
  may: canSetLimits,
  otherwise: 'Only Super Admins suspend organizations.',
  run: async ({ organization, reason }, actor) => {
    await suspend(organization, reason, actor);
    return { message: 'suspended' };
  },
});
