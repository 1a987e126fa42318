import type { CollectionId, OrgId, TourId, TourTypeId } from '@/domain/ids';
import { docOf, docsOf } from '../listen';
import { liveQuery } from '../live-query';
import type { Pins } from '../source';
import { listedTours, tours } from './refs';

const toursWith = (pins: Pins) => liveQuery(['tours', pins], docsOf(tours, pins));

export const tourQueries = {
  /** All tours of the organization, as far as a list shows them. @see TOUR-082 */
  listed: (organization: OrgId) => liveQuery(['tours', { organization }, 'listed'], docsOf(listedTours, { organization })),
  /** Those in one collection of the organization, for its members and for guests of the collection. @see TOUR-082 */
  inCollection: (collection: CollectionId, organization: OrgId) => toursWith({ organization, collection }),
  /** Those of one type; a visitor may ask for the public ones alone. @see STAGE-003 */
  stages: (organization: OrgId, tourTypeId: TourTypeId, { publicOnly = false } = {}) =>
    toursWith({ organization, tourTypeId, ...(publicOnly && { public: true }) }),
  /** One tour; `null` when there is none. @throws AppError `permission-denied` @see PLAYER-070 */
  one: (id: TourId) => liveQuery(['tours', id], docOf(tours, id)),
};
