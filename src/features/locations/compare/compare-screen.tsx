import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { locationId } from '@/domain/ids';
import { type Location, type LocationTour, locationToursInOrder } from '@/domain/locations/location';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { withParameters } from '@/widgets/with-parameters';
import { Breadcrumb } from '../breadcrumb';
import { WithLocation } from '../with-location';
import { Comparison } from './comparison';

/** Two tours of a location side by side. The address names them: `first` and `second`. */
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
  const [query, setQuery] = useSearchParams();
  if (error) throw error;
  if (!data) return <div role="status" aria-label="Loading the tours" className="h-dvh bg-canvas" />;
  // oldest first, as time goes by
  const scanned = locationToursInOrder(data)
    .filter(({ matterportId }) => matterportId !== '')
    .toReversed();
  const [first, second] = chosen(scanned, query);
  if (!first || !second) return <NothingToCompare location={location} />;
  const choose = (name: 'first' | 'second', id: string) =>
    setQuery(withParameters(query, { first: first.id, second: second.id, [name]: id }), { replace: true });
  return (
    <OrganizationTheme theme={organization?.theme ?? null}>
      <Comparison location={location} locationTours={scanned} first={first} second={second} onChoose={choose} />
    </OrganizationTheme>
  );
}

/** The tours that the address names; otherwise the oldest and the newest. */
function chosen(locationTours: readonly LocationTour[], query: URLSearchParams): [LocationTour | undefined, LocationTour | undefined] {
  if (locationTours.length < 2) return [undefined, undefined];
  const named = (name: string) => locationTours.find(({ id }) => id === query.get(name));
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
