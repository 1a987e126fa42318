import { type OrgId, orgId } from '../ids';
import type { Identity } from './identity';

/**
 * The organization whose dashboard someone sees: a global admin the one they chose in this browser, everyone else their own.
 * @see ACCESS-020 MODEL-093
 */
export const shownOrganization = (who: Identity, chosen: string | null): OrgId | null =>
  who.role === 'admin' && chosen ? orgId(chosen) : who.organization;
