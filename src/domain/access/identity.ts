import { type OrgId, orgId, type UserId, userId } from '../ids';
import { text } from '../stored';
import { type Claims, effectiveRole, type Role } from './roles';

/** Who is signed in, as the ID token says. A visitor is `null`. @see MODEL-051 AUTH-035 */
export type Identity = {
  uid: UserId;
  email: string;
  displayName: string;
  /** The address is proven: by mail, or because the server checked the tenant of a work account. */
  verified: boolean;
  role: Role;
  organization: OrgId | null;
};

/** A person of the identity provider and the claims of their token become an identity. @see AUTH-035 */
export function identityFrom(user: { uid: string; email: string | null; displayName: string | null }, claims: Claims): Identity {
  return {
    uid: userId(user.uid),
    email: (user.email ?? text(claims.email)).toLowerCase(),
    displayName: user.displayName ?? '',
    verified: claims.email_verified === true,
    role: effectiveRole(claims),
    organization: text(claims.organization) === '' ? null : orgId(text(claims.organization)),
  };
}

/** Whether somebody must prove their address before the dashboard opens, however they sign in. @see AUTH-042 AUTH-046 */
export const mustVerify = ({ email, verified }: Identity): boolean => email !== '' && !verified;
