import { Link } from 'react-router-dom';
import type { Location, LocationTour } from '@/domain/locations/location';
import { locationPath } from '@/domain/locations/location-page-addresses';
import { formatDay } from '@/domain/time';
import { tourTitle } from '@/domain/tours/tour-title';
import { ItemMenuButton } from '@/widgets/entity-list/item-menu-button';
import { TourThumbnail } from '@/widgets/tour-thumbnail';

const locationTourMenu = () => import('./location-tour-menu').then((it) => it.LocationTourMenu);

type Props = { location: Location; locationTour: LocationTour; canEdit: boolean; canRun: boolean };

/** One tour of a location, with its menu. @see LOC-011 LOC-012 */
export function LocationTourRow({ location, locationTour, canEdit, canRun }: Props) {
  const name = tourTitle(locationTour);
  return (
    <li className="relative flex items-center gap-4 overflow-hidden rounded-xl border border-line bg-surface pe-2 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <span className="relative aspect-video w-40 shrink-0 overflow-hidden border-line border-e max-md:w-28">
        <TourThumbnail tour={{ id: locationTour.id, matterportId: locationTour.matterportId, thumbnailUrl: '' }} width={400} />
      </span>
      <div className="min-w-0 grow py-2">
        <h3 className="line-clamp-2 font-medium text-ink text-sm">
          <Link
            to={locationPath(location.id, 'view', locationTour.id)}
            title={name}
            className="-outline-offset-2 after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h3>
        {locationTour.created && (
          <p className="pt-0.5 text-ink-soft text-sm tabular-nums">
            <time dateTime={locationTour.created.toISOString()}>{formatDay(locationTour.created)}</time>
          </p>
        )}
      </div>
      <ItemMenuButton label={`Menu of ${name}`} load={locationTourMenu} props={{ location, locationTour, canEdit, canRun }} />
    </li>
  );
}
