import type { OrgId, TourId } from '@/domain/ids';
import { docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { snapshotsOf } from './refs';

export const snapshotQueries = {
  /** One published snapshot, live; `null` if it does not exist. @throws AppError `permission-denied` for one that is not public @see VIEWER-021 */
  one: (organization: OrgId, tour: TourId, id: string) =>
    liveQuery(['organizations', organization, 'tours', tour, 'snapshots', id], docOf(snapshotsOf(organization, tour), id)),
};
