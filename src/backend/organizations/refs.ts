import { type Organization, organizationFrom } from '@/domain/organizations';
import type { Source } from '../source';

/** organizations/{organization} @see MODEL-001 */
export const organizations: Source<Organization> = { path: 'organizations', read: organizationFrom, readCached: organizationFrom };
