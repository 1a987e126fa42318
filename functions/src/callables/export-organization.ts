import { canExportOrganization } from '@/domain/access/organizations';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { recordIn } from '../activity/record';
import { recordAudit } from '../audit/record-audit';
import { store } from '../core/app';
import { allow, callable } from '../core/callable';
import { readDirectory } from '../core/directory';
import { exportSignature, isExportSigned } from '../mail/link-signature';
import { exportPage } from '../organizations/export-organization';

/** Returns everything that an organization has, page by page, for those who run it. @throws permission-denied, not-found, invalid-argument */
export const exportOrganization = callable('exportOrganization', {
  run: async ({ organization, page }, caller) => {
    const id = orgId(organization);
    const may = canExportOrganization(caller, id) || canExportOrganization(caller, id, await readDirectory());
    allow(may, 'Only admins of the organization can export it. Ask one of them.');
    if (page === '')
      await store().runTransaction(async (transaction) => {
        if (!(await transaction.get(store().doc(`organizations/${organization}`))).exists)
          throw new AppError('not-found', 'This organization no longer exists.');
        recordIn(transaction, organization, { kind: 'organization-exported', actor: caller });
        recordAudit(transaction, { kind: 'organization-exported', actor: caller, organization });
      });
    const read = await exportPage(organization, await signedPage(organization, page));
    return read.next === '' ? read : { ...read, next: `${read.next}.${await exportSignature(organization, read.next)}` };
  },
});

/** The page, if an earlier one named it. @throws invalid-argument */
async function signedPage(organization: string, signed: string): Promise<string> {
  const [page = '', signature = ''] = signed.split('.');
  if (signed !== '' && !(await isExportSigned(organization, page, signature)))
    throw new AppError('invalid-argument', 'This is not a page of an export.');
  return page;
}
