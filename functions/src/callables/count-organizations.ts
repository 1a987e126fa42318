import { isGlobalAdmin } from '@/domain/access/principals';
import { callable } from '../core/callable';
import * as organizations from '../health/organizations';

/** Counts the tours and members of up to 100 organizations; returns `{ counts }` in their order. @throws permission-denied @see ADMIN-007 */
export const countOrganizations = callable('countOrganizations', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can count the tours and members of organizations.',
  run: async ({ organizations: ids }) => ({ counts: await organizations.countOrganizations(ids) }),
});
