import { organizationLimits } from '../limits';
import { type LimitKind, type Limits, warningShare } from '../organization-limits/limits';
import { warningsOf } from '../organization-limits/usage';
import type { NearLimits } from './health';

/** What an organization can have that has no limits of its own. The lists of tours are made for as many as here; more are stored, but slow. */
export const organizationCapacity = { tours: 5000, members: organizationLimits.members } as const;

/** So many of all organizations together are near the limit of one that has none of its own. */
export const nearLimit = {
  tours: organizationCapacity.tours * warningShare,
  members: organizationCapacity.members * warningShare,
} as const;

/** What an organization uses, and the limits that a Super Admin set for it. */
export type OrganizationUse = { organization: string; used: Readonly<Record<LimitKind, number>>; limits: Limits };

/** The organizations of which something is nearly used up, or is, the fullest first. */
export const nearLimitsOf = (uses: readonly OrganizationUse[]): NearLimits[] =>
  uses
    .map(({ organization, used, limits }) => ({ organization, warnings: warningsOf(withCapacity(limits), used).filter(isNews) }))
    .filter(({ warnings }) => warnings.length > 0)
    .toSorted((one, other) => fullness(other) - fullness(one));

const withCapacity = (limits: Limits): Limits => ({
  ...limits,
  tours: limits.tours ?? organizationCapacity.tours,
  members: limits.members ?? organizationCapacity.members,
});

// who may have none and has none is as it was set
const isNews = ({ used, limit }: NearLimits['warnings'][number]): boolean => used > 0 || limit > 0;

// what may have none is full with the first
const fullness = ({ warnings }: NearLimits): number => Math.max(...warnings.map(({ used, limit }) => used / Math.max(limit, 1)));
