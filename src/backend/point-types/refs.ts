import type { OrgId } from '@/domain/ids';
import { type PointTypes, pointTypesFrom } from '@/domain/point-types/point-type';
import { date } from '@/domain/stored';
import type { Source } from '../live/source';

/** organizations/{organization}/catalog/pointTypes: all types of an organization in one document. */
export const catalogOf = (organization: OrgId): Source<PointTypes> => ({
  path: `organizations/${organization}/catalog`,
  read: (_, stored) => ({ types: pointTypesFrom(stored.types), updated: date(stored.updated) }),
});

export const pointTypesDocument = 'pointTypes';
