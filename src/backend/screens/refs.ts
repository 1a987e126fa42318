import type { OrgId } from '@/domain/ids';
import { type Screen, screenFrom } from '@/domain/screens';
import type { Source } from '../live/source';

/** organizations/{organization}/screens/{screen} @see MODEL-058 */
export const screensOf = (organization: OrgId): Source<Screen> => ({ path: `organizations/${organization}/screens`, read: screenFrom });
