import { isGlobalAdmin } from '@/domain/access/principals';
import { repeatable } from '../activity/record';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { callable } from '../core/callable';

/**
 * Records that a Super Admin chose an organization in the app, in the audit log and in the organization's activity, where repetitions within an hour
 * are one entry that counts. It opens nothing by itself; one that does not exist is not recorded.
 * @throws permission-denied
 */
export const enterOrganization = callable('enterOrganization', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins enter organizations that they don’t belong to.',
  run: async ({ organization }, actor) => {
    await store().runTransaction(async (transaction) => {
      if (!(await transaction.get(store().doc(`organizations/${organization}`))).exists) return;
      const record = await repeatable(transaction, organization, { kind: 'organization-entered', actor });
      record();
      recordAudit(transaction, { kind: 'organization-entered', actor, organization });
    });
    return { message: 'entered' };
  },
});
