import { memo } from 'react';
import { Link } from 'react-router-dom';
import { tourLandingPath } from '@/domain/addresses';
import { townLine } from '@/domain/place';
import { accessBadge } from '@/domain/tours';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { TourTypeMark } from '@/widgets/tour-type-mark';
import { CollectionLink } from './collection-link';
import { type ListContext, nameOf } from './list-context';
import { TourFilesButton } from './tour-files-button';
import { TourMenuButton } from './tour-menu-button';

type Props = { tour: ListedTour; context: ListContext; isPassing: boolean };

/** @see TOUR-010 TOUR-011 TOUR-012 TOUR-013 TOUR-014 TOUR-015 TOUR-016 */
export const TourCard = memo(function TourCard({ tour, context, isPassing }: Props) {
  return (
    <article
      className={cn(
        'group relative flex h-full flex-col rounded-xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-line-strong hover:shadow-lifted',
        // its corners cut the picture, and cost as much to draw as all else while there is none
        !isPassing && 'overflow-hidden',
      )}
    >
      <div className="relative aspect-video shrink-0 border-line border-b">{!isPassing && <Picture tour={tour} />}</div>
      <div className="flex min-h-0 grow flex-col pt-2.5 pb-1.5 pl-3.5">
        <div className="flex items-start gap-1 pr-1.5">
          <h3 className="wrap-anywhere mt-0.5 line-clamp-2 grow font-semibold text-base text-ink leading-snug">
            {isPassing ? nameOf(tour) : <NameLink tour={tour} />}
          </h3>
          {isPassing ? <span className="size-8 shrink-0" /> : <TourMenuButton tour={tour} context={context} />}
        </div>
        <p className="truncate pr-3.5 text-ink-soft text-sm">{townLine(tour.place) || 'No place yet'}</p>
        {!isPassing && <Facts tour={tour} context={context} />}
      </div>
    </article>
  );
});

type PartProps = Pick<Props, 'tour'>;

function Picture({ tour }: PartProps) {
  return (
    <>
      <TourThumbnail tour={tour} width={400} />
      <div className="absolute top-2.5 left-2.5">
        <Badge look={tour.public ? 'accent' : 'plain'}>{accessBadge(tour)}</Badge>
      </div>
    </>
  );
}

function NameLink({ tour }: PartProps) {
  return (
    <Link
      to={tourLandingPath(tour.id)}
      title={tour.name}
      className="scroll-mt-32 scroll-mb-16 rounded-sm outline-offset-4 after:absolute after:inset-0 after:rounded-xl"
    >
      {nameOf(tour)}
    </Link>
  );
}

function Facts({ tour, context }: PartProps & Pick<Props, 'context'>) {
  const { organization, collections } = context;
  return (
    <div className="mt-auto flex items-center gap-3 pr-1.5 text-ink-soft text-xs">
      <TourTypeMark tour={tour} organization={organization} />
      <CollectionLink tour={tour} collections={collections} />
      <span className="ml-auto" />
      <TourFilesButton tour={tour} context={context} />
    </div>
  );
}
