import type { OrgId } from '@/domain/ids';
import { type OlderTour, olderTourFrom } from '@/domain/older/older-tours';
import type { Source } from '../live/source';

/** organizations/{organization}/tours/{tour} @see MODEL-018 */
export const olderTours = (organization: OrgId): Source<OlderTour> => ({
  path: `organizations/${organization}/tours`,
  read: olderTourFrom,
});

/** The path of an older tour, which its lists, sweeps and markers are below. */
export const olderTourPath = (organization: OrgId, tour: string): string => `${olderTours(organization).path}/${tour}`;
