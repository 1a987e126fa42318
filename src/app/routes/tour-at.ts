import { orgId, type TourId, tourId } from '@/domain/ids';
import type { OfflineTarget } from '@/domain/offline/target';
import { areaOf } from '../area';
import { pageAt } from './rows-of-area';

/** The tour that a path's page is about; "" if it is about none. @see ROUTE-018 ROUTE-022 ROUTE-042 */
export function tourAt(path: string): TourId {
  const page = pageAt(areaOf(path), path);
  return tourId((page?.row.isOfTour && page.params.tour) || '');
}

/** The tour or version that a path's page shows, for storing it; null for other pages. */
export function offlineTargetAt(path: string): OfflineTarget | null {
  const page = pageAt(areaOf(path), path);
  const { tour = '', organization = '', id = '' } = page?.params ?? {};
  if (!page?.row.offline || tour === '') return null;
  return page.row.offline === 'tour'
    ? { kind: 'tour', tour: tourId(tour) }
    : { kind: 'version', organization: orgId(organization), tour: tourId(tour), version: id };
}
