import { Folder, MapPin } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Organization } from '@/domain/organizations';
import { townLine } from '@/domain/place';
import { accessBadge, type Tour, tourCounts } from '@/domain/tours';
import { Badge } from '@/ui/badge';
import { PlanPicture } from '@/ui/plan-picture';
import { TourTypeMark } from '@/widgets/tour-type-mark';
import { landingPath } from './paths';

type Props = { tour: Tour; organization: Organization };

/** @see TOUR-010 TOUR-011 TOUR-012 TOUR-016 */
export const TourCard = memo(function TourCard({ tour, organization }: Props) {
  const { folders, pois } = tourCounts(tour);
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-line-strong hover:shadow-lifted">
      <div className="relative aspect-video border-line border-b">
        <PlanPicture seed={tour.id} />
        <div className="absolute top-2.5 left-2.5">
          <Badge look={tour.public ? 'accent' : 'plain'}>{accessBadge(tour)}</Badge>
        </div>
      </div>
      <div className="flex grow flex-col gap-0.5 px-3.5 pt-3 pb-3.5">
        <h3 className="wrap-anywhere line-clamp-2 font-semibold text-base text-ink">
          <Link to={landingPath(tour.id)} className="rounded-sm outline-offset-4 after:absolute after:inset-0">
            {tour.name || 'Tour without a name'}
          </Link>
        </h3>
        <p className="truncate text-ink-soft text-sm">{townLine(tour.place) || 'No place yet'}</p>
        <p className="mt-auto flex items-center justify-between gap-3 pt-3 text-ink-soft text-xs">
          <TourTypeMark tour={tour} organization={organization} />
          <span className="ml-auto inline-flex gap-3 tabular-nums">
            <Count icon={<Folder aria-hidden size={14} strokeWidth={1.75} />} count={folders} one="folder" many="folders" />
            <Count
              icon={<MapPin aria-hidden size={14} strokeWidth={1.75} />}
              count={pois}
              one="point of interest"
              many="points of interest"
            />
          </span>
        </p>
      </div>
    </li>
  );
});

type CountProps = { icon: ReactNode; count: number; one: string; many: string };

function Count({ icon, count, one, many }: CountProps) {
  const name = count === 1 ? one : many;
  return (
    <span className="inline-flex items-center gap-1" title={`${count} ${name}`}>
      {icon}
      {count}
      <span className="sr-only"> {name}</span>
    </span>
  );
}
