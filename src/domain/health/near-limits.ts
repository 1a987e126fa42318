import { organizationLimits } from '../limits';
import type { OrganizationCount } from './health';

/** What an organization can have. The lists of tours are made for as many as here; more are stored, but slow. */
export const organizationCapacity = { tours: 5000, members: organizationLimits.members } as const;

const share = 0.8;

/** More than this many are near the limit. */
export const nearLimit = { tours: organizationCapacity.tours * share, members: organizationCapacity.members * share } as const;

/** Whether an organization has more than 80 % of the tours or members that it can have. */
export const isNearLimit = ({ tours, members }: Pick<OrganizationCount, 'tours' | 'members'>): boolean =>
  tours > nearLimit.tours || members > nearLimit.members;

/** Those near a limit, the fullest first. */
export const nearLimits = (counts: readonly OrganizationCount[]): OrganizationCount[] =>
  counts.filter(isNearLimit).toSorted((one, other) => fullness(other) - fullness(one));

const fullness = ({ tours, members }: OrganizationCount): number =>
  Math.max(tours / organizationCapacity.tours, members / organizationCapacity.members);
