import type { Claims } from '@/domain/access/roles';

/** The claims that say what somebody is. @see ACCESS-002 */
export type RoleClaims = { organization?: string; role?: string; admin?: true; superuser?: true; ultrauser?: true };

const names: readonly string[] = ['organization', 'role', 'admin', 'superuser', 'ultrauser'] satisfies (keyof RoleClaims)[];

/** Those of somebody's claims that say what they are. */
export const roleClaimsOf = (claims: Claims): RoleClaims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => names.includes(name)));

/** All others: whoever set them, it was not Loggia. */
export const otherClaimsOf = (claims: Claims): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));
