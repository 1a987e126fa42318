import { isGlobalAdmin } from '@/domain/access/principals';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { allow, callable } from '../core/callable';
import { countExport } from '../personal-data/count-exports';
import { exportPerson as exportOf } from '../personal-data/export-person';
import { personWithAccount, personWithAddress } from '../personal-data/find-person';

/**
 * Everything that Loggia stores of the caller, or, for Super Admins, of whoever has an address, also without an account; returns a `PersonExport`.
 * @throws permission-denied, resource-exhausted for more than three of one's own in a day
 */
export const exportPerson = callable('exportPerson', {
  run: async ({ address }, caller) => {
    const own = address === '' ? await personWithAccount(caller.uid) : null;
    if (own) {
      await countExport(caller.uid);
      return exportOf(own);
    }
    allow(isGlobalAdmin(caller), 'Only Super Admins can download the data of others.');
    const person = await personWithAddress(address);
    const batch = store().batch();
    recordAudit(batch, { kind: 'person-exported', actor: caller, person });
    await batch.commit();
    return exportOf(person);
  },
});
