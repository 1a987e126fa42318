import { toursPath } from '../addresses';
import type { OrgId, TourId } from '../ids';

/** In an address, the version that is current. */
export const currentId = 'current';

/** The published versions of a tour. */
export const versionsPath = (tour: TourId): string => `${toursPath}/versions/${encodeURIComponent(tour)}`;

/** The dialog that publishes a tour. */
export const publishPath = (tour: TourId): string => `${versionsPath(tour)}?dialog=publish`;

/** A published version, or the current one, for everybody. @see ROUTE-003 */
export const publicTourPath = (organization: OrgId, tour: TourId, version: string = currentId): string =>
  `/public-tour/${[organization, tour, version].map(encodeURIComponent).join('/')}`;
