import type { OrgId } from '@/domain/ids';
import { type BinnedLocation, binnedLocationFrom } from '@/domain/locations/bin';
import { type BinnedTour, binnedTourFrom } from '@/domain/tours/bin';
import type { Source } from '../live/source';

/** organizations/{organization}/bin/{tour}: the tours that were deleted in the last 30 days. */
export const binOf = (organization: OrgId): Source<BinnedTour> => ({ path: `organizations/${organization}/bin`, read: binnedTourFrom });

/** organizations/{organization}/locationBin/{location}: the locations that were deleted in the last 30 days. */
export const locationBinOf = (organization: OrgId): Source<BinnedLocation> => ({
  path: `organizations/${organization}/locationBin`,
  read: binnedLocationFrom,
});
