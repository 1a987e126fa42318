import type { CollectionId, OrgId, TourId, TourTypeId } from '@/domain/ids';
import { docOf, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { pagesOf } from '../live/pages-of';
import type { EqualityFilters } from '../live/source';
import { listedToursOf } from './listed-tours';
import { openTours, tours } from './refs';

const toursWith = (filters: EqualityFilters) => liveQuery(['tours', filters], docsOf(tours, filters));

export const tourQueries = {
  /** All tours of the organization, with the fields that a list shows. @see TOUR-082 */
  listed: (organization: OrgId) => liveQuery(['tours', { organization }, 'listed'], listedToursOf(organization)),
  /** The tours of a collection, for members of its organization and for guests of the collection. @see TOUR-082 */
  inCollection: (collection: CollectionId, organization: OrgId) => toursWith({ organization, collection }),
  /** The tours of one type; visitors can only query public ones, which are read once. @see STAGE-003 */
  stages: (organization: OrgId, tourTypeId: TourTypeId, { publicOnly = false } = {}) => {
    const filters = { organization, tourTypeId, ...(publicOnly && { public: true }) };
    return liveQuery(['tours', filters], publicOnly ? pagesOf(tours, filters) : docsOf(tours, filters));
  },
  /** One tour; `null` if it does not exist, or is in the bin. @throws AppError `permission-denied` @see PLAYER-070 */
  one: (id: TourId) => liveQuery(['tours', id], docOf(openTours, id)),
};
