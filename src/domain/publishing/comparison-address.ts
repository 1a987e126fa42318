import type { OrgId, TourId } from '../ids';
import { pathTo } from '../path-pattern';
import { publicTourRoot, versionsPattern } from './publication-page-addresses';

/** In an address, the tour as it is saved now, among its versions. */
export const tourNow = 'now';

/** What changed from one version to another, in the scan; each can be the tour as it is now. */
export const comparisonPattern = `${versionsPattern}/compare/:before/:after` as const;
export const comparisonPath = (tour: TourId, before: string, after: string): string => pathTo(comparisonPattern, { tour, before, after });

/** The same for everybody, where both are public. */
export const publicComparisonPattern = `${publicTourRoot}/compare/:before/:after` as const;
export const publicComparisonPath = (organization: OrgId, tour: TourId, before: string, after: string): string =>
  pathTo(publicComparisonPattern, { organization, tour, before, after });
