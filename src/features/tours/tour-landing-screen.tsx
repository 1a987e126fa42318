import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { canWrite } from '@/domain/access/tours';
import { tourId } from '@/domain/ids';
import { townLine } from '@/domain/place';
import { accessBadge } from '@/domain/tours';
import { Badge } from '@/ui/badge';
import { useOrganization } from '@/widgets/organization';
import { useWho } from '@/widgets/who';
import { toursPath } from './paths';
import { TourFacts } from './tour-facts';
import { TourFolders } from './tour-folders';
import { TourName } from './tour-name';
import { useRenameTour } from './use-rename-tour';
import { useTour } from './use-tours';

/** @see TOUR-022 ROUTE-050 */
export function TourLandingScreen() {
  const who = useWho();
  const tour = useTour(tourId(useParams().tour ?? ''));
  const organization = useOrganization(tour.organization);
  const rename = useRenameTour();

  return (
    <article>
      <title>{`Digital Twin - ${tour.name}`}</title>
      <Link
        to={toursPath}
        className="-ml-1 mb-3 inline-flex min-h-6 items-center gap-1 rounded text-ink-soft text-sm transition-colors hover:text-ink max-md:min-h-11"
      >
        <ChevronLeft aria-hidden size={16} strokeWidth={1.75} />
        Tours
      </Link>
      <TourName key={tour.id} name={tour.name} canRename={canWrite(who, tour)} save={(name) => rename.mutateAsync({ id: tour.id, name })} />
      <p className="mt-1.5 flex flex-wrap items-center gap-3 text-ink-soft">
        <Badge look={tour.public ? 'accent' : 'plain'}>{accessBadge(tour)}</Badge>
        {[townLine(tour.place), organization.name].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {tour.description && <p className="max-w-[65ch] text-pretty text-base text-ink">{tour.description}</p>}
          <section aria-labelledby="pois">
            <h2 id="pois" className="mb-3 font-semibold text-base text-ink">
              Points of interest
            </h2>
            <TourFolders folders={tour.folders} floors={tour.floors} />
          </section>
        </div>
        <TourFacts tour={tour} organization={organization} />
      </div>
    </article>
  );
}
