import { organizationsPath } from '../addresses';
import type { OrgId } from '../ids';

/** The modes of the console, in the order of its picker. @see ADMIN-001 */
export const consoleModes = ['organizations', 'users', 'modules', 'pages', 'duplicate', 'import', 'search', 'health'] as const;
export type ConsoleMode = (typeof consoleModes)[number];

/** @see ADMIN-001 ADMIN-002 */
export const consolePath = (mode: ConsoleMode = 'organizations'): string =>
  mode === 'organizations' ? organizationsPath : `/dashboard/console/${mode}`;

/** The settings of an organization that only global admins have. @see ROUTE-014 */
export const organizationEditPath = (organization: OrgId): string => `/organization/${encodeURIComponent(organization)}`;

/** @see ROUTE-015 */
export const moduleEditPath = (id: string): string => `/module/${encodeURIComponent(id)}`;
