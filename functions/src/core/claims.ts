import type { Claims, RoleClaims } from '@/domain/access/roles';

const names: readonly string[] = ['organization', 'role', 'admin', 'superuser', 'ultrauser'] satisfies (keyof RoleClaims)[];

/** Only the claims with organization and role. */
export const roleClaimsOf = (claims: Claims): RoleClaims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => names.includes(name)));

/** All other claims, which were not set by Loggia. */
export const otherClaimsOf = (claims: Claims): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));
