import type { Identity } from './identity';
import { isGlobalAdmin } from './principals';

/**
 * Where a user starts after signing in: a global admin on the admin home, a member in the organization, everyone else on what is shared with them.
 */
export type AccountView = 'user' | 'organization' | 'collaborator';

/** A global admin who is also a member starts in that organization. @see AUTH-039 AUTH-045 */
export function accountView(user: Identity): AccountView {
  if (user.organization) return 'organization';
  return isGlobalAdmin(user) ? 'user' : 'collaborator';
}
