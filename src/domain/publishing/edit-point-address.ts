import type { PoiId, TourId } from '../ids';
import { playerPath } from '../page-addresses';

/** The editor with a point open. */
export const editPointPath = (tour: TourId, poi: PoiId): string => `${playerPath(tour, 'edit')}?start=${encodeURIComponent(poi)}`;
