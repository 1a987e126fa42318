import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { AppError } from '@/domain/app-error';
import { type LocationId, locationId } from '@/domain/ids';
import { type Location, type LocationTour, versionsInOrder } from '@/domain/locations';
import { shownDay } from '@/domain/time';
import { tourFrom } from '@/domain/tours';
import { BareVisit } from './bare-visit';
import { PlaceSwitch } from './frame/place-switch';
import { PlayerFrame } from './frame/player-frame';
import { useBrand } from './frame/use-brand';

/** One of the tours that were made of a location, and the way to the others. @see ROUTE-020 ROUTE-046 PLAYER-069 */
export function LocationPlayerScreen() {
  const { location, tour } = useParams();
  if (!location) return <p>Missing LocationParam</p>;
  return <LocationPlayer id={locationId(location)} tour={tour ?? null} />;
}

type Props = { id: LocationId; tour: string | null };

function LocationPlayer({ id, tour }: Props) {
  const { data: location } = useSuspenseQuery(locationQueries.one(id));
  if (!location) throw new AppError('not-found', 'This location does not exist.');
  return tour === null ? <Newest location={location} /> : <Version location={location} id={tour} />;
}

function Newest({ location }: { location: Location }) {
  const { data: versions } = useSuspenseQuery(locationQueries.versions(location.id));
  const [newest] = versionsInOrder(versions);
  if (!newest) throw new AppError('not-found', 'This location has no tour yet.');
  return <Visit location={location} version={newest} />;
}

function Version({ location, id }: { location: Location; id: string }) {
  const { data: version } = useSuspenseQuery(locationQueries.version(location.id, id));
  if (!version) throw new AppError('not-found', 'This tour of the location does not exist.');
  return <Visit location={location} version={version} />;
}

function Visit({ location, version }: { location: Location; version: LocationTour }) {
  const brand = useBrand(location.organization);
  const { data: versions = [version] } = useQuery(locationQueries.versions(location.id));
  const tour = useMemo(() => asTour(location, version), [location, version]);
  const places = versionsInOrder(versions).map(({ id, name, created }) => ({
    id,
    name: [name || location.name, created && shownDay(created)].filter(Boolean).join(', '),
    path: locationTourPath(location.id, id),
  }));
  return (
    <PlayerFrame theme={brand.organization?.theme ?? null}>
      <BareVisit
        key={version.id}
        tour={tour}
        brand={brand}
        beside={<PlaceSwitch label={location.name} places={places} current={version.id} />}
      />
    </PlayerFrame>
  );
}

const locationTourPath = (location: LocationId, tour: string) => `/player/${encodeURIComponent(location)}/${encodeURIComponent(tour)}`;

/** A location's tour has a scan and a place, and nothing of what people wrote. */
const asTour = ({ name, organization }: Location, version: LocationTour) => ({
  ...tourFrom(version.id, { name: version.name || name, matterportId: version.matterportId }),
  organization,
  place: version.place,
});
