import { type Organization, organizationFrom } from '@/domain/organizations/organization';
import type { Source } from '../live/source';

/** organizations/{organization} @see MODEL-001 */
export const organizations: Source<Organization> = { path: 'organizations', read: organizationFrom, readCached: organizationFrom };
