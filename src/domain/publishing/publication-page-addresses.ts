import type { OrgId, TourId } from '../ids';
import { toursPath } from '../page-addresses';
import { pathTo } from '../path-pattern';

/** In an address, the version that is current. */
export const currentId = 'current';

/** The published versions of a tour. */
export const versionsPattern = `${toursPath}/versions/:tour` as const;
export const versionsPath = (tour: TourId): string => pathTo(versionsPattern, { tour });

/** The dialog that publishes a tour. */
export const publishPath = (tour: TourId): string => `${versionsPath(tour)}?dialog=publish`;

/** A published version, or the current one, for everybody. @see ROUTE-003 */
export const publicTourRoot = '/public-tour/:organization/:tour';
export const publicTourPattern = `${publicTourRoot}/:id` as const;
export const publicTourPath = (organization: OrgId, tour: TourId, version: string = currentId): string =>
  pathTo(publicTourPattern, { organization, tour, id: version });
