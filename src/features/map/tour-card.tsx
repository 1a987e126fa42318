import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import type { Organization } from '@/domain/organizations/organization';
import { dashboardPlayerPath, tourFormPath, tourLandingPath } from '@/domain/page-addresses';
import { townLine } from '@/domain/place';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { mapPositionOf } from '@/domain/tours/map-tours';
import { tourTitle } from '@/domain/tours/tour-title';
import { buttonStyle } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { TourTypeBadge } from '@/widgets/tour-type-badge';

type Props = { tour: ListedTour; organization: Organization; canEdit: boolean; onClose: () => void };

/** The selected tour, with the ways to it. */
export function TourCard({ tour, organization, canEdit, onClose }: Props) {
  const name = tourTitle(tour);
  const hasPosition = mapPositionOf(tour) !== null;
  return (
    <section
      aria-label={name}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="absolute bottom-9 start-3 z-[1000] flex w-80 max-w-[calc(100%-1.5rem)] flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-lifted max-md:end-3 max-md:w-auto max-md:flex-row"
    >
      <div className="relative aspect-video shrink-0 max-md:aspect-auto max-md:w-28">
        <TourThumbnail key={tour.id} tour={tour} width={400} />
      </div>
      <div className="min-w-0 grow p-3.5 max-md:p-3">
        <div className="flex items-start gap-1">
          <h2 className="wrap-anywhere line-clamp-2 grow font-semibold text-base text-ink leading-snug">
            <Link to={tourLandingPath(tour.id)} className="rounded-sm hover:underline">
              {name}
            </Link>
          </h2>
          <span className="-mt-1 -me-1.5 max-md:-mt-2.5">
            <IconButton label="Close" icon={X} onClick={onClose} />
          </span>
        </div>
        <p className="truncate text-ink-soft text-sm">{townLine(tour.place) || 'No place yet'}</p>
        <p className="mt-1 min-h-4 text-ink-soft text-xs">
          <TourTypeBadge tour={tour} organization={organization} />
        </p>
        {!hasPosition && <p className="mt-1 text-notice text-sm">This tour has no position on the map.</p>}
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Link to={tourLandingPath(tour.id)} className={buttonStyle({ look: 'primary', size: 'small' })}>
            Open
          </Link>
          {hasPosition || !canEdit ? (
            <Link to={dashboardPlayerPath(tour.id)} className={buttonStyle({ size: 'small' })}>
              Explore
            </Link>
          ) : (
            <Link to={tourFormPath(tour.id)} className={buttonStyle({ size: 'small' })}>
              Add a position
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
