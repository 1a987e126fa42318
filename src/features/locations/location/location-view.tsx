import { useQuery } from '@tanstack/react-query';
import Columns from 'lucide-react/icons/columns-2';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { locationQueries } from '@/backend/locations/queries';
import { type Location, locationToursInOrder } from '@/domain/locations/location';
import { locationFormPath, locationPath } from '@/domain/locations/location-page-addresses';
import { positionOf } from '@/domain/place';
import { buttonStyle } from '@/ui/button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { Breadcrumb } from '../breadcrumb';
import { LocationTourRow } from '../tour/location-tour-row';
import { useLocationRights } from '../use-location-rights';
import { DeleteLocation } from './delete-location';
import { LocationMap } from './location-map';

type Props = { location: Location };

/** A location with its tours, newest first. @see LOC-010 LOC-011 LOC-016 LOC-020 */
export function LocationView({ location }: Props) {
  const { data, error } = useQuery(locationQueries.tours(location.id));
  const { canEdit, canRun } = useLocationRights(location);
  const position = positionOf(location.place);
  if (error) throw error;
  const locationTours = locationToursInOrder(data ?? []);
  return (
    <>
      <Breadcrumb location={location} />
      <Page
        title={location.name}
        description={location.address}
        action={
          <>
            {locationTours.filter(({ matterportId }) => matterportId !== '').length > 1 && (
              <Link to={locationPath(location.id, 'compare')} className={buttonStyle()}>
                <Columns aria-hidden size={16} strokeWidth={1.75} />
                Compare
              </Link>
            )}
            {canEdit && (
              <Link to={locationFormPath(location.id)} className={buttonStyle()}>
                <Pencil aria-hidden size={16} strokeWidth={1.75} />
                Edit
              </Link>
            )}
            {canRun && data && <DeleteLocation location={location} locationTours={locationTours.length} />}
            {canRun && (
              <Link to={locationPath(location.id, 'create')} className={buttonStyle({ look: 'primary' })}>
                <Plus aria-hidden size={16} strokeWidth={2} />
                Create Version
              </Link>
            )}
          </>
        }
      >
        {location.description && <p className="wrap-anywhere max-w-[70ch] whitespace-pre-line pb-6 text-ink">{location.description}</p>}
        <div className={cn('grid gap-x-10 gap-y-8', position && 'lg:grid-cols-[minmax(0,1fr)_24rem]')}>
          <section aria-labelledby="versions" className="min-w-0">
            <h2 id="versions" className="flex items-baseline gap-2.5 pb-3 font-semibold text-base text-ink">
              Tours {data && <span className="font-normal text-ink-faint text-sm tabular-nums">{locationTours.length}</span>}
            </h2>
            {!data && <div role="status" aria-label="Loading the tours" className="skeleton h-40 rounded-xl" />}
            {data && locationTours.length === 0 && (
              <EmptyState title="No tours yet">{canRun ? 'Create a version for each time the place is scanned.' : null}</EmptyState>
            )}
            <ol className="flex flex-col gap-3">
              {locationTours.map((locationTour) => (
                <LocationTourRow key={locationTour.id} location={location} locationTour={locationTour} canEdit={canEdit} canRun={canRun} />
              ))}
            </ol>
          </section>
          {position && <LocationMap name={location.name} position={position} />}
        </div>
      </Page>
    </>
  );
}
