import { type OrgId, orgId } from '../ids';
import type { Stored } from '../stored';

/**
 * What replaces a tour in the bin at `tours/{tour}`: only the organization whose bin it is in. Without `organization` and `public` the rules open it,
 * and what is below it, to nobody but global admins, and its id stays in use. Of a tour that does not fit into the bin it has the largest field, in `rest`.
 */
export const tombstone = (binnedFrom: OrgId) => ({ binnedFrom });

/** The organization in whose bin a stored tour is; null for a tour. */
export const binnedFrom = (stored: Stored | undefined): OrgId | null =>
  typeof stored?.binnedFrom === 'string' ? orgId(stored.binnedFrom) : null;

/** Whether a stored tour is in the bin. */
export const isTombstone = (stored: Stored | undefined): boolean => binnedFrom(stored) !== null;
