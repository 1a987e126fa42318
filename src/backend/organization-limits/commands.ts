import type { OrgId } from '@/domain/ids';
import type { OrganizationExport } from '@/domain/organization-limits/export';
import type { Limits } from '@/domain/organization-limits/limits';
import { call } from '../callables';

/** Sets how much an organization may have. @throws AppError `permission-denied`, `invalid-argument`, `unavailable` */
export async function setLimits(organization: OrgId, limits: Limits): Promise<void> {
  await call('setOrganizationLimits', { organization, limits });
}

/** Suspends an organization, for a reason that its members read. @throws AppError `permission-denied`, `invalid-argument`, `unavailable` */
export async function suspendOrganization(input: { organization: OrgId; reason: string }): Promise<void> {
  await call('suspendOrganization', input);
}

/** Ends the suspension of an organization. @throws AppError `permission-denied`, `unavailable` */
export async function resumeOrganization(organization: OrgId): Promise<void> {
  await call('resumeOrganization', { organization });
}

/**
 * Begins the deletion of an organization, and returns when it is deleted.
 * @param name the name that the user typed
 * @throws AppError `permission-denied`, `failed-precondition` for another name, `unavailable`
 */
export async function deleteOrganization(input: { organization: OrgId; name: string }): Promise<Date> {
  const { deletedOn } = await call('deleteOrganization', input);
  return new Date(deletedOn);
}

/** Takes the deletion of an organization back. @throws AppError `permission-denied`, `failed-precondition` once it began, `unavailable` */
export async function cancelOrganizationDeletion(organization: OrgId): Promise<void> {
  await call('cancelOrganizationDeletion', { organization });
}

/** Everything that an organization has, page by page. @throws AppError `permission-denied`, `unavailable` */
export async function* exportedPages(organization: OrgId): AsyncGenerator<OrganizationExport> {
  for (let page = ''; ; ) {
    const read = await call('exportOrganization', { organization, page });
    yield read;
    page = read.next;
    if (page === '') return;
  }
}
