import type { Identity } from '@/domain/access/identity';
import { canManageApiKeys } from '@/domain/access/organizations';
import { orgId } from '@/domain/ids';
import { allow } from '../core/callable';
import { readDirectory } from '../core/directory';

/** What everybody else is told. */
export const otherwise = 'Only admins of the organization manage its API keys. Ask one of them.';

/** @throws permission-denied unless the caller manages the keys of this organization */
export async function requireManager(caller: Identity, organization: string): Promise<void> {
  const isManager = canManageApiKeys(caller, orgId(organization));
  allow(isManager || canManageApiKeys(caller, orgId(organization), await readDirectory()), otherwise);
}
