import type { OrgId } from '@/domain/ids';
import { docIfAllowed, docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { catalogOf, pointTypesDocument } from './refs';

export const pointTypeQueries = {
  /** The types of an organization, live, for its members; `null` where it never had any. @throws AppError `permission-denied` */
  of: (organization: OrgId) => liveQuery(['organizations', organization, 'pointTypes'], docOf(catalogOf(organization), pointTypesDocument)),
  /** The same for the editor, whose guests may read them or not. */
  ifAllowed: (organization: OrgId) =>
    liveQuery(['organizations', organization, 'pointTypes', 'if allowed'], docIfAllowed(catalogOf(organization), pointTypesDocument)),
};
