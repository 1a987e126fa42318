import type { Role } from './roles';
import { roleTexts } from './texts';

/** Why the user can accept no invitation to an organization; null if they can. @see FUNC-023 */
export const acceptanceDenial = (user: { role: Role } | null): string | null =>
  user?.role === 'admin' ? roleTexts.get().noAcceptance : null;
