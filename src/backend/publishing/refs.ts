import type { OrgId, TourId } from '@/domain/ids';
import { type CurrentVersion, currentVersionFrom } from '@/domain/publishing/publication-version';
import type { Source } from '../live/source';

/** What is published of a tour is below this path, also where no document is at it. */
export const tourPath = (organization: OrgId, tour: TourId): string => `organizations/${organization}/tours/${tour}`;

/** organizations/{organization}/tours/{tour}/published/{which}: the version that is current. @see ROUTE-003 */
export const publishedOf = (organization: OrgId, tour: TourId): Source<CurrentVersion> => ({
  path: `${tourPath(organization, tour)}/published`,
  read: currentVersionFrom,
});

/** The path of the folders of a version that do not fit in its document. */
export const partsOf = (organization: OrgId, tour: TourId, version: string): string =>
  `${tourPath(organization, tour)}/snapshots/${version}/parts`;
