import type { Role } from './roles';

/** Why the user can accept no invitation to an organization; null if they can. @see FUNC-023 */
export const acceptanceDenial = (user: { role: Role } | null): string | null =>
  user?.role === 'admin'
    ? 'A Super Admin who joins an organization would lose that role. Accept the invitation with another account.'
    : null;
