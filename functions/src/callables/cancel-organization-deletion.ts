import { canDeleteOrganization } from '@/domain/access/organizations';
import { orgId } from '@/domain/ids';
import { allow, callable } from '../core/callable';
import { cancelDeletion } from '../organizations/standstill';

/** Takes the deletion of an organization back. Twice is harmless. @throws permission-denied, not-found, failed-precondition once it began */
export const cancelOrganizationDeletion = callable('cancelOrganizationDeletion', {
  run: async ({ organization }, caller) => {
    allow(canDeleteOrganization(caller, orgId(organization)), 'Only admins of the organization can take this back. Ask one of them.');
    await cancelDeletion(organization, caller);
    return { message: 'canceled' };
  },
});
