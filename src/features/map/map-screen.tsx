import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { tourQueries } from '@/backend/tours/queries';
import { canWrite } from '@/domain/access/tours';
import type { Organization } from '@/domain/organizations/organization';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { useAccessContext } from '@/widgets/use-access-context';
import { MapHeader } from './map-header';
import { MapList } from './map-list';
import { TourCard } from './tour-card';
import { TourMap } from './tour-map';
import { useMapAddress } from './use-map-address';
import { useMapTours } from './use-map-tours';

/** The tours of the organization on a map. @see MAP-001 */
export function MapScreen() {
  const id = useOrganizationId();
  // load tours and organization in parallel
  usePrefetchQuery(tourQueries.listed(id));
  const organization = useOrganization(id);
  const { data: tours } = useSuspenseQuery(tourQueries.listed(id));
  if (tours.length > 0) return <ToursOnMap organization={organization} tours={tours} />;
  return (
    <Page title="Map">
      <EmptyState title="No tours found.">Tours appear on the map as soon as they have a position.</EmptyState>
    </Page>
  );
}

type Props = { organization: Organization; tours: readonly ListedTour[] };

function ToursOnMap({ organization, tours }: Props) {
  const address = useMapAddress();
  const map = useMapTours(tours, organization, address);
  const canEdit = useCanEdit(organization);
  // on small screens the list covers the map
  const [shows, setShows] = useState<'map' | 'list'>('map');
  const select = (tour: ListedTour) => {
    setShows('map');
    map.select(tour);
  };
  const page = useRef<HTMLDivElement>(null);
  const closeCard = () => {
    const row = page.current?.querySelector<HTMLElement>('[aria-current]');
    // on small screens the list is hidden
    const next = row?.offsetParent ? row : page.current?.querySelector<HTMLElement>('.leaflet-container');
    next?.focus({ preventScroll: true });
    address.change({ tour: null });
  };
  return (
    <div
      ref={page}
      data-fill-page
      className="grid h-[calc(100dvh-3.5rem)] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] md:h-dvh md:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <MapHeader organization={organization} tours={tours} address={address} map={map} shows={shows} onShow={setShows} />
      <div
        className={cn(
          'row-start-2 min-h-0 bg-surface max-md:z-10 max-md:col-start-1 md:border-line md:border-e',
          shows === 'map' && 'max-md:hidden',
        )}
      >
        <MapList
          list={map.list}
          hasFound={map.found.length > 0}
          selected={address.tour}
          organization={organization}
          onSelect={select}
          onCountry={map.showAll}
        />
      </div>
      <div className="relative isolate min-h-0 min-w-0 max-md:col-start-1 max-md:row-start-2 md:row-span-2 md:row-start-1 md:col-start-2">
        <TourMap organization={organization} address={address} map={map} />
        {map.selected && <TourCard tour={map.selected} organization={organization} canEdit={canEdit(map.selected)} onClose={closeCard} />}
      </div>
    </div>
  );
}

function useCanEdit(organization: Organization) {
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(organization.id);
  return (tour: ListedTour) => canWrite(currentUser, tour, accessContext);
}
