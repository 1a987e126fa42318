import { canReadUsage } from '@/domain/access/organizations';
import { orgId } from '@/domain/ids';
import { allow, callable } from '../core/callable';
import { readDirectory } from '../core/directory';
import { bytesBelow } from '../core/file-service';
import { usageOf } from '../organization-limits/refs';
import { renewUsage } from '../organization-limits/renew-usage';

/** Counts what an organization uses for the first time, for those who run it; afterwards the night counts, and this does nothing. @throws permission-denied */
export const countUsage = callable('countUsage', {
  run: async ({ organization }, caller) => {
    const id = orgId(organization);
    const may = canReadUsage(caller, id) || canReadUsage(caller, id, await readDirectory());
    allow(may, 'Only admins of the organization see what it uses. Ask one of them.');
    const { empty } = await usageOf(organization).where('countedAt', '>', new Date(0)).limit(1).get();
    if (empty) await renewUsage(organization, { counted: await bytesBelow(`organizations/${organization}/`) });
    return { message: 'counted' };
  },
});
