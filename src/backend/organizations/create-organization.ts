import { type OrgId, orgId } from '@/domain/ids';
import { newOrganizationName } from '@/domain/organizations/organization-form';
import { call } from '../callables';
import { parseInput } from '../errors';
import { warnOfExisting } from '../existing-name';

/**
 * Creates an organization, whose name becomes its id.
 * @returns the id
 * @throws AppError `already-exists` if there is one of that name, which stays as it is, or one whose name looks the same; `invalid-argument`, `permission-denied`, `unavailable`
 * @see ADMIN-009 ADMIN-011 MODEL-001
 */
export async function createOrganization(input: string): Promise<OrgId> {
  const name = parseInput(newOrganizationName, input);
  const { organization } = await call('createOrganization', { name }).catch(warnOfExisting('Organization', name));
  return orgId(organization);
}

/** Records that a Super Admin chose an organization. @throws AppError `permission-denied`, `unavailable` */
export async function enterOrganization(organization: OrgId): Promise<void> {
  await call('enterOrganization', { organization });
}
