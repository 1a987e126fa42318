import { type OrgId, orgId, type UserId, userId } from '../ids';
import { text } from '../stored';
import { type Claims, effectiveRole, hasRole, type Role } from './roles';

/** The signed-in user, from the ID token. A visitor is `null`. @see MODEL-051 AUTH-035 */
export type Identity = {
  uid: UserId;
  email: string;
  displayName: string;
  /** The address is verified: by email, or because the server checked the tenant of a work account. */
  verified: boolean;
  role: Role;
  /** A member to whom nobody ever gave a role, and who has the rights of the lowest. @see COLLAB-031 */
  lacksRole?: true;
  organization: OrgId | null;
};

/** Builds an identity from the identity provider's user and the claims of their token. @see AUTH-035 */
export function identityFrom(user: { uid: string; email: string | null; displayName: string | null }, claims: Claims): Identity {
  const organization = text(claims.organization);
  return {
    uid: userId(user.uid),
    email: (user.email ?? text(claims.email)).toLowerCase(),
    displayName: user.displayName ?? '',
    verified: claims.email_verified === true,
    role: effectiveRole(claims),
    ...(organization !== '' && !hasRole(claims) && { lacksRole: true as const }),
    organization: organization === '' ? null : orgId(organization),
  };
}

/** Whether the user must verify their address before using the dashboard, whichever way they sign in. @see AUTH-042 AUTH-046 */
export const mustVerify = ({ email, verified }: Identity): boolean => email !== '' && !verified;
