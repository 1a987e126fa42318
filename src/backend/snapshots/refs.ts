import type { OrgId, TourId } from '@/domain/ids';
import { type Snapshot, snapshotFrom } from '@/domain/publishing/snapshots';
import type { Source } from '../live/source';

/** organizations/{organization}/tours/{tour}/snapshots/{snapshot} @see MODEL-085 VIEWER-021 */
export const snapshotsOf = (organization: OrgId, tour: TourId): Source<Snapshot> => ({
  path: `organizations/${organization}/tours/${tour}/snapshots`,
  read: snapshotFrom,
});
