import { canSetLimits } from '@/domain/access/organizations';
import { callable } from '../core/callable';
import { resume } from '../organizations/standstill';

/** Ends the suspension of an organization. Twice is harmless. @throws permission-denied, not-found */
export const resumeOrganization = callable('resumeOrganization', {
  may: canSetLimits,
  otherwise: 'Only Super Admins end a suspension.',
  run: async ({ organization }, actor) => {
    await resume(organization, actor);
    return { message: 'resumed' };
  },
});
