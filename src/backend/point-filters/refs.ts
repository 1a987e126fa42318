import type { OrgId } from '@/domain/ids';
import { type SavedPointFilter, savedFiltersFrom } from '@/domain/point-types/saved-filter';
import type { Source } from '../live/source';

/** organizations/{organization}/catalog/pointFilters: all of an organization in one document. */
export const pointFiltersOf = (organization: OrgId): Source<SavedPointFilter[]> => ({
  path: `organizations/${organization}/catalog`,
  read: savedFiltersFrom,
});

export const pointFiltersDocument = 'pointFilters';
