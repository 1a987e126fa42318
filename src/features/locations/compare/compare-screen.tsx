import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { locationId } from '@/domain/ids';
import type { CompareAddress } from '@/domain/locations/compare-address';
import { type Location, type LocationTour, locationToursInOrder } from '@/domain/locations/location';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { Breadcrumb } from '../breadcrumb';
import { useLocationRights } from '../use-location-rights';
import { WithLocation } from '../with-location';
import { Comparison } from './comparison';
import { useCompareAddress } from './use-compare-address';

/** Two tours of a location side by side, for its members. The address says which, and what they show. */
export function CompareScreen() {
  const [query] = useSearchParams();
  return (
    <WithLocation id={locationId(query.get('location') ?? '')}>
      {(location) => <Versions key={location.id} location={location} />}
    </WithLocation>
  );
}

function Versions({ location }: { location: Location }) {
  const { data, error } = useQuery(locationQueries.tours(location.id));
  const { data: organization } = useQuery(organizationQueries.one(location.organization));
  const { canEdit } = useLocationRights(location);
  const { state: address, change, arrivals } = useCompareAddress();
  if (error) throw error;
  if (!data) return <div role="status" aria-label="Loading the tours" className="h-dvh bg-canvas" />;
  // oldest first, as time goes by
  const scanned = locationToursInOrder(data)
    .filter(({ matterportId }) => matterportId !== '')
    .toReversed();
  const [first, second] = chosen(scanned, address);
  if (!first || !second) return <NothingToCompare location={location} />;
  return (
    <OrganizationTheme theme={organization?.theme ?? null}>
      <Comparison
        key={arrivals}
        id={location.id}
        members={{ location, locationTours: scanned, canEdit }}
        first={first}
        second={second}
        address={address}
        onChange={change}
      />
    </OrganizationTheme>
  );
}

/** The tours that the address names; otherwise the oldest and the newest. */
function chosen(locationTours: readonly LocationTour[], address: CompareAddress): [LocationTour | undefined, LocationTour | undefined] {
  if (locationTours.length < 2) return [undefined, undefined];
  const named = (name: 'first' | 'second') => locationTours.find(({ id }) => id === address[name]);
  return [named('first') ?? locationTours[0], named('second') ?? locationTours.at(-1)];
}

const NothingToCompare = ({ location }: { location: Location }) => (
  <main className="mx-auto max-w-5xl px-4 py-8">
    <Breadcrumb location={location} page="Compare" />
    <Page title="Compare">
      <EmptyState title="Nothing to compare yet">It takes two tours of {location.name} with a scan.</EmptyState>
    </Page>
  </main>
);
