import type { Identity } from './identity';
import { isGlobalAdmin } from './principals';

/** What someone sees where an account begins: a global admin the admin home, a member the organization, anyone else what is shared with them. */
export type AccountView = 'user' | 'organization' | 'collaborator';

/** A global admin who is also a member begins in that organization. @see AUTH-039 AUTH-045 */
export function accountView(who: Identity): AccountView {
  if (who.organization) return 'organization';
  return isGlobalAdmin(who) ? 'user' : 'collaborator';
}
