import { organizationLimits } from '../limits';
import type { Limits } from '../organization-limits/limits';
import type { CountWithLimits, OrganizationCount } from './health';

/** What an organization can have that has no limits of its own. The lists of tours are made for as many as here; more are stored, but slow. */
export const organizationCapacity = { tours: 5000, members: organizationLimits.members } as const;

const share = 0.8;

/** More than this many are near the limit of an organization that has none of its own. */
export const nearLimit = { tours: organizationCapacity.tours * share, members: organizationCapacity.members * share } as const;

/** What an organization has, with the limits that a Super Admin set for it, or else those of all. */
export const withLimits = (count: OrganizationCount, { tours, members }: Pick<Limits, 'tours' | 'members'>): CountWithLimits => ({
  ...count,
  limits: { tours: tours ?? organizationCapacity.tours, members: members ?? organizationCapacity.members },
});

/** Whether an organization has more than 80 % of the tours or members that it can have. */
export const isNearLimit = ({ tours, members, limits }: CountWithLimits): boolean =>
  tours > limits.tours * share || members > limits.members * share;

/** Those near a limit, the fullest first. */
export const nearLimits = (counts: readonly CountWithLimits[]): CountWithLimits[] =>
  counts.filter(isNearLimit).toSorted((one, other) => fullness(other) - fullness(one));

// what may have none is full with the first
const fullness = ({ tours, members, limits }: CountWithLimits): number =>
  Math.max(tours / Math.max(limits.tours, 1), members / Math.max(limits.members, 1));
