import { effectiveRole, type Role } from '../access/roles';
import { contains } from '../search';
import type { ListedUser } from './listed-users';

/** The roles that the users of the console are filtered by, in the order of the buttons. @see ADMIN-025 */
export const filteredRoles = ['admin', 'ultrauser', 'superuser'] as const satisfies readonly Role[];

/** The role of an account, by all its claims. */
export const roleOfAccount = ({ customClaims: { role, ...flags } }: Pick<ListedUser, 'customClaims'>): Role =>
  effectiveRole({ ...flags, ...(role !== '' && { role }) });

/** The role that is stored of an account; null while none is, which counts as that of a user. */
export const storedRole = (account: Pick<ListedUser, 'customClaims'>): Role | null => {
  const { role, admin, superuser, ultrauser } = account.customClaims;
  return role !== '' || admin || superuser || ultrauser ? roleOfAccount(account) : null;
};

/** The role as lists show it: an account without any claims has none yet. @see ACCESS-009 */
export const shownRole = (account: Pick<ListedUser, 'customClaims'>): Role | 'user-unset' =>
  Object.values(account.customClaims).some(Boolean) ? roleOfAccount(account) : 'user-unset';

/** The accounts that match; "" matches all. @see ADMIN-024 ADMIN-025 */
export const filteredAccounts = (
  users: readonly ListedUser[],
  { search, role, organization }: { search: string; role: Role | ''; organization: string },
): ListedUser[] =>
  users.filter(
    (user) =>
      contains(user.email, search) &&
      (role === '' || roleOfAccount(user) === role) &&
      (organization === '' || user.customClaims.organization === organization),
  );
