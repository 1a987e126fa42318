import type { Member } from '../access/members';
import { effectiveRole, hasRole, missingRole, roleLabels } from '../access/roles';
import { orgId } from '../ids';
import { byText, filterBySearch } from '../search';
import type { ListedUser } from './listed-users';

/** Whether a member can sign in. */
export type MemberState = 'active' | 'unverified' | 'disabled';

/** @see COLLAB-030 */
export const memberStateLabels: Record<MemberState, string> = {
  active: 'Active',
  unverified: 'Email not verified',
  disabled: 'Disabled',
};

/** A member of an organization as Manage users lists them. `hasRole` is false where no role was ever set. @see COLLAB-030 COLLAB-031 */
export type OrganizationMember = Member & {
  email: string;
  displayName: string;
  hasRole: boolean;
  lastSignIn: Date | null;
  state: MemberState;
};

/** @see COLLAB-030 COLLAB-031 MODEL-050 */
export function memberFrom({ uid, email, displayName, disabled, emailVerified, metadata, customClaims }: ListedUser): OrganizationMember {
  const { organization } = customClaims;
  const lastSignIn = new Date(metadata.lastSignInTime);
  return {
    uid,
    email,
    displayName,
    organization: organization === '' ? null : orgId(organization),
    role: effectiveRole(customClaims),
    hasRole: hasRole(customClaims),
    lastSignIn: Number.isNaN(lastSignIn.getTime()) ? null : lastSignIn,
    state: disabled ? 'disabled' : emailVerified ? 'active' : 'unverified',
  };
}

/** A member's role as lists name it. @see COLLAB-031 */
export const roleNameOf = ({ hasRole, role }: Pick<OrganizationMember, 'hasRole' | 'role'>): string =>
  hasRole ? roleLabels[role] : missingRole;

/** The name of a member, or their address. */
export const nameOfMember = ({ displayName, email }: Pick<OrganizationMember, 'displayName' | 'email'>): string => displayName || email;

/** The members whose name or address matches the search text, by name. */
export const foundMembers = (members: readonly OrganizationMember[], searchText: string): OrganizationMember[] =>
  filterBySearch(members, searchText, 'members', ({ displayName, email }) => [displayName, email]).toSorted((one, other) =>
    byText(nameOfMember(one), nameOfMember(other)),
  );
