import type { OrgId } from '../ids';
import { dashboardPath, organizationsPath } from '../page-addresses';
import { pathTo } from '../path-pattern';

/** The modes of the console, in the order of its picker. @see ADMIN-001 */
export const consoleModes = ['organizations', 'users', 'modules', 'pages', 'duplicate', 'import', 'search', 'health', 'audit'] as const;
export type ConsoleMode = (typeof consoleModes)[number];

/** @see ADMIN-001 ADMIN-002 */
export const consolePath = (mode: ConsoleMode = 'organizations'): string =>
  mode === 'organizations' ? organizationsPath : `${dashboardPath}/console/${mode}`;

/** The settings of an organization that only global admins have. @see ROUTE-014 */
export const organizationEditPattern = '/organization/:id';
export const organizationEditPath = (organization: OrgId): string => pathTo(organizationEditPattern, { id: organization });

/** @see ROUTE-015 */
export const moduleEditPattern = '/module/:id';
export const moduleEditPath = (id: string): string => pathTo(moduleEditPattern, { id });
