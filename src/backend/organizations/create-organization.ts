import { AppError } from '@/domain/app-error';
import { type OrgId, orgId } from '@/domain/ids';
import { newOrganization } from '@/domain/organizations/organization';
import { newOrganizationName } from '@/domain/organizations/organization-form';
import { call } from '../callables';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { organizations } from './refs';

/**
 * Creates an organization, whose name becomes its id.
 * @returns the id
 * @throws AppError `already-exists` if there is one of that name, which stays as it is, or one whose name looks the same; `invalid-argument`, `permission-denied`, `unavailable`
 * @see ADMIN-009 ADMIN-011 MODEL-001
 */
export async function createOrganization(input: string): Promise<OrgId> {
  const name = parseInput(newOrganizationName, input);
  await call('checkOrganizationName', { name, organization: '' });
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, organizations.path, name);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      if ((await transaction.get(reference)).exists()) throw alreadyThere(name);
      transaction.set(reference, { ...newOrganization(name, new Date()), updated: serverTimestamp() });
    }),
  );
  return orgId(name);
}

function alreadyThere(name: string): AppError {
  console.warn(`Organization ${name} already exists.`);
  return new AppError('already-exists', `There is an organization ${name} already. Nothing was created.`);
}
