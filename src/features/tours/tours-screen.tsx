import { usePrefetchQuery } from '@tanstack/react-query';
import { tourQueries } from '@/backend/tours/queries';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { TourList } from './tour-list';
import { useAddressText } from './use-address-text';
import { useTours } from './use-tours';

export function ToursScreen() {
  const id = useOrganizationId();
  // both are asked for at once
  usePrefetchQuery(tourQueries.of(id));
  const organization = useOrganization(id);
  const tours = useTours(id);
  const [search, setSearch] = useAddressText('search');

  return <TourList organization={organization} tours={tours} search={search} onSearch={setSearch} />;
}
