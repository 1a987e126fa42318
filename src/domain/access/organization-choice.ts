import { type OrgId, orgId } from '../ids';
import type { Identity } from './identity';
import { type Directory, isDirectoryAdmin, isGlobalAdmin } from './principals';

/**
 * The organization whose dashboard is shown: the one chosen in this browser for a global admin, and for a directory admin if the directory lists it,
 * otherwise the user's own.
 * @see ACCESS-020 ACCESS-021 MODEL-093
 */
export function selectedOrganization(user: Identity, chosen: string | null, directory: Directory | null = null): OrgId | null {
  if (!chosen) return user.organization;
  return isGlobalAdmin(user) || isDirectoryAdmin(user, directory, orgId(chosen)) ? orgId(chosen) : user.organization;
}
