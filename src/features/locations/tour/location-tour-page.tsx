import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { canUpdateLocation } from '@/domain/access/locations';
import type { TourId } from '@/domain/ids';
import type { Location } from '@/domain/locations/location';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { positionOf } from '@/domain/place';
import { formatDay } from '@/domain/time';
import { tourTitle } from '@/domain/tours/tour-title';
import { buttonStyle } from '@/ui/button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { useAccessContext } from '@/widgets/use-access-context';
import { Breadcrumb } from '../breadcrumb';
import { LocationMap } from '../location/location-map';

type Props = { location: Location; id: TourId };

/** One tour of a location: what it is, and Play if it has a scan. @see LOC-018 */
export function LocationTourPage({ location, id }: Props) {
  const { data: locationTour, error } = useQuery(locationQueries.tour(location.id, id));
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(location.organization);
  if (error) throw error;
  if (locationTour === undefined) return <div role="status" aria-label="Loading the tour" className="skeleton h-60 rounded-xl" />;
  if (locationTour === null) return <MissingLocationTour location={location} />;
  const name = tourTitle(locationTour);
  const position = positionOf(locationTour.place);
  return (
    <>
      <Breadcrumb location={location} page={name} />
      <Page
        title={name}
        description={[locationTour.created && formatDay(locationTour.created), locationTour.address].filter(Boolean).join(' · ')}
        action={
          <>
            {canUpdateLocation(currentUser, location, directory) && (
              <Link to={locationPath(location.id, 'edit', id)} className={buttonStyle()}>
                <Pencil aria-hidden size={16} strokeWidth={1.75} />
                Edit
              </Link>
            )}
            {locationTour.matterportId && (
              <Link to={locationPath(location.id, 'play', id)} className={buttonStyle({ look: 'primary' })}>
                <Play aria-hidden size={16} strokeWidth={2} />
                Play
              </Link>
            )}
          </>
        }
      >
        <div className={cn('grid gap-6', position && 'lg:grid-cols-[minmax(0,1fr)_24rem]')}>
          <div className="relative aspect-video min-w-0 max-w-4xl overflow-hidden rounded-xl border border-line">
            <TourThumbnail tour={{ id, matterportId: locationTour.matterportId, thumbnailUrl: '' }} width={1200} />
          </div>
          {position && <LocationMap name={name} position={position} />}
        </div>
      </Page>
    </>
  );
}

export const MissingLocationTour = ({ location }: { location: Location }) => (
  <Page title={location.name}>
    <EmptyState
      title="This tour of the location does not exist."
      action={
        <Link to={locationPath(location.id)} className={buttonStyle({ look: 'primary' })}>
          Go to {location.name}
        </Link>
      }
    >
      It may have been deleted.
    </EmptyState>
  </Page>
);
