import { query, where } from 'firebase/firestore';
import type { OrgId, TourId } from '@/domain/ids';
import { docOf, docsOf } from '../listen';
import { liveQuery } from '../live-query';
import { tourRef, toursRef } from './refs';

export const tourQueries = {
  /** All tours of the organization. @see TOUR-082 */
  of: (organization: OrgId) =>
    liveQuery(['tours', { organization }], docsOf(query(toursRef, where('organization', '==', organization)), `tours of ${organization}`)),
  /** One tour; `null` when there is none. @throws AppError `permission-denied` @see PLAYER-070 */
  one: (id: TourId) => liveQuery(['tours', id], docOf(tourRef(id))),
};
