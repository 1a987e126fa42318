import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import Columns from 'lucide-react/icons/columns-2';
import { useEffect, useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { AppError, isAppError } from '@/domain/app-error';
import { type LocationId, locationId } from '@/domain/ids';
import { type Location, type LocationTour, locationToursInOrder } from '@/domain/locations/location';
import { locationPath, locationPlayerPath, locationsPath } from '@/domain/locations/location-page-addresses';
import { dayInWords } from '@/domain/time';
import { tourFrom } from '@/domain/tours/tour';
import { buttonStyle } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { compareLinkTexts } from './compare-texts';
import { PlaceSwitch } from './frame/place-switch';
import { PlayerFrame } from './frame/player-preview';
import { useBrand } from './frame/use-brand';
import { PlayerSkeleton } from './player-skeleton';
import { playerScreenTexts } from './screen-texts';
import { StandalonePlayer } from './standalone-player';

/**
 * One of a location's tours, with a switch to the others: by a link outside the dashboard, or inside it with the location in the query.
 * @see ROUTE-020 ROUTE-046 PLAYER-069 LOC-019
 */
export function LocationPlayerScreen() {
  const { missingLocation } = useTexts(playerScreenTexts);
  const { location, tour } = useParams();
  const [query] = useSearchParams();
  const id = location ?? query.get('location');
  if (!id) return <p>{missingLocation}</p>;
  return <LocationPlayer id={locationId(id)} tour={tour ?? null} />;
}

type Props = { id: LocationId; tour: string | null };

/** @see LOC-034 */
function LocationPlayer({ id, tour }: Props) {
  const currentUser = useCurrentUser();
  const { data: location, error, isPending } = useQuery({ ...locationQueries.one(id), retryOnMount: false });
  // the server reports a missing location like one of another organization
  const isMissing = location === null || (currentUser !== null && isAppError(error, 'permission-denied'));
  useEffect(() => {
    if (isMissing) console.info('No such document!');
  }, [isMissing]);
  if (isMissing) return <MissingLocation />;
  if (error) throw error;
  if (isPending) return <PlayerSkeleton />;
  return tour === null ? <Newest location={location} /> : <ChosenTour location={location} id={tour} />;
}

function MissingLocation() {
  const t = useTexts(playerScreenTexts);
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        title={t.noLocation}
        message={t.noLocationHint}
        action={
          <Link to={locationsPath()} className={buttonStyle({ look: 'primary' })}>
            {t.locations}
          </Link>
        }
      />
    </main>
  );
}

function Newest({ location }: { location: Location }) {
  const { data: locationTours } = useSuspenseQuery(locationQueries.tours(location.id));
  const [newest] = locationToursInOrder(locationTours);
  if (!newest) throw new AppError('not-found', playerScreenTexts.get().locationWithoutTour);
  return <LocationTourPlayer location={location} locationTour={newest} />;
}

function ChosenTour({ location, id }: { location: Location; id: string }) {
  const { data: locationTour } = useSuspenseQuery(locationQueries.tour(location.id, id));
  if (!locationTour) throw new AppError('not-found', playerScreenTexts.get().locationTourGone);
  return <LocationTourPlayer location={location} locationTour={locationTour} />;
}

function LocationTourPlayer({ location, locationTour }: { location: Location; locationTour: LocationTour }) {
  const t = useTexts(compareLinkTexts);
  const brand = useBrand(location.organization);
  const { data: locationTours = [locationTour] } = useQuery(locationQueries.tours(location.id));
  const tour = useMemo(() => asTour(location, locationTour), [location, locationTour]);
  const isInDashboard = useParams().location === undefined;
  // oldest first, so that the next one is newer
  const inTime = locationToursInOrder(locationTours).toReversed();
  const places = inTime.map(({ id, name, created }) => ({
    id,
    name: [name || location.name, created && dayInWords(created)].filter(Boolean).join(', '),
    path: isInDashboard ? locationPath(location.id, 'play', id) : locationPlayerPath(location.id, id),
  }));
  return (
    <PlayerFrame theme={brand.organization?.theme ?? null}>
      <StandalonePlayer
        key={locationTour.id}
        tour={tour}
        brand={brand}
        beside={
          <>
            <PlaceSwitch
              label={location.name}
              detail={locationTour.created ? dayInWords(locationTour.created) : ''}
              places={places}
              current={locationTour.id}
            />
            {inTime.filter(({ matterportId }) => matterportId !== '').length > 1 && (
              <Link to={comparedPath(location, inTime, locationTour)} className={buttonStyle({ look: 'quiet', size: 'small' })}>
                <Columns aria-hidden size={16} strokeWidth={1.75} />
                <span className="max-md:sr-only">{t.compare}</span>
              </Link>
            )}
          </>
        }
      />
    </PlayerFrame>
  );
}

/** Compares the tour with the one before it, or the first one with the next. */
function comparedPath({ id }: Location, inTime: readonly LocationTour[], current: LocationTour): string {
  const scanned = inTime.filter(({ matterportId }) => matterportId !== '');
  const index = Math.max(
    scanned.findIndex((each) => each.id === current.id),
    1,
  );
  const query = new URLSearchParams({ first: scanned[index - 1]?.id ?? '', second: scanned[index]?.id ?? '' });
  return `${locationPath(id, 'compare')}&${query}`;
}

/** A location's tour has a scan and a place, but no folders or other content. */
const asTour = ({ name, organization }: Location, locationTour: LocationTour) => ({
  ...tourFrom(locationTour.id, { name: locationTour.name || name, matterportId: locationTour.matterportId }),
  organization,
  place: locationTour.place,
});
