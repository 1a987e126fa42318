import type { Role } from './roles';

/** Role descriptions in the platform console. @see ACCESS-003 ACCESS-004 ACCESS-005 ACCESS-006 */
export const roleDescriptions: Record<Role, string> = {
  user: 'Default user (can view)',
  superuser: 'can create',
  ultrauser: 'Admin',
  admin: 'SUPER ADMIN',
};
