import type { OrgId, TourId } from '../ids';
import { pathTo } from '../path-pattern';
import { publicTourRoot, versionsPattern } from './publication-page-addresses';

/** In an address, the tour as it is saved now, among its versions. */
export const tourNow = 'now';

const savedStatePrefix = 'saved-';
/** In an address, a saved state of the tour among its versions, whose ids never begin so. */
export const savedStatePart = (historyId: string): string => savedStatePrefix + historyId;
/** The saved state that a part of an address means; null if it means a version. */
export const savedStateIn = (part: string): string | null =>
  part.startsWith(savedStatePrefix) ? part.slice(savedStatePrefix.length) : null;

/** What changed from one version to another, in the scan; each can be the tour as it is now, or a saved state of it. */
export const comparisonPattern = `${versionsPattern}/compare/:before/:after` as const;
export const comparisonPath = (tour: TourId, before: string, after: string): string => pathTo(comparisonPattern, { tour, before, after });

/** The same for everybody, where both are public. */
export const publicComparisonPattern = `${publicTourRoot}/compare/:before/:after` as const;
export const publicComparisonPath = (organization: OrgId, tour: TourId, before: string, after: string): string =>
  pathTo(publicComparisonPattern, { organization, tour, before, after });
