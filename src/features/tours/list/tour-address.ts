import { localKeys } from '@/domain/application/local-keys';
import { tourFacetNames } from '@/domain/tours/tour-filter';
import { tourSorts } from '@/domain/tours/tour-sections';
import { useListAddress } from '@/widgets/entity-list/use-list-address';

const options = {
  names: { filter: 'type', facets: tourFacetNames, open: 'files' },
  sorts: tourSorts,
  modeSetting: localKeys.tourListMode,
  sortSetting: localKeys.tourListSort,
};

/** What the tours page stores in the URL: the filters are tour types and facets, the open dialog that of a tour’s files. @see TOUR-004 TOUR-005 TOUR-008 */
export const useTourAddress = () => useListAddress(options);

export type TourAddress = ReturnType<typeof useTourAddress>;
