import type { OrgId } from '@/domain/ids';
import { type WallScreen, wallScreenFrom } from '@/domain/wall-screens';
import type { Source } from '../live/source';

/** organizations/{organization}/screens/{screen} @see MODEL-058 */
export const wallScreensOf = (organization: OrgId): Source<WallScreen> => ({
  path: `organizations/${organization}/screens`,
  read: wallScreenFrom,
});
