import { townLine } from '@/domain/place';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { accessBadge } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import type { ItemView } from '@/widgets/entity-list/list-item';
import { quietBox } from '@/widgets/entity-list/select-box';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { TourTypeBadge } from '@/widgets/tour-type-badge';
import { CollectionLink } from './collection-link';
import type { ListContext } from './list-context';
import { TourFilesButton } from './tour-files-button';
import { TourMenuButton } from './tour-menu-button';
import { TourNameLink } from './tour-name-link';

type Props = { tour: ListedTour; context: ListContext; view: ItemView };

/** @see TOUR-010 TOUR-011 TOUR-012 TOUR-013 TOUR-014 TOUR-015 TOUR-016 */
export function TourCard({ tour, context, view: { isFastScrolling, match, checkbox } }: Props) {
  return (
    <article
      className={cn(
        'group relative flex h-full flex-col rounded-xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-line-strong hover:shadow-lifted has-checked:border-accent-line has-checked:ring-1 has-checked:ring-accent-line',
        // clips the thumbnail to the rounded corners; expensive to paint, so skipped while there is no thumbnail
        !isFastScrolling && 'overflow-hidden',
      )}
    >
      <div className="relative aspect-video shrink-0 border-line border-b">
        {!isFastScrolling && <Thumbnail tour={tour} />}
        {checkbox && <div className={cn('absolute top-1.5 end-1.5 z-1 rounded-md bg-surface shadow-card', quietBox)}>{checkbox}</div>}
      </div>
      <div className="flex min-h-0 grow flex-col pt-2.5 pb-1.5 ps-3.5">
        <div className="flex items-start gap-1 pe-1.5">
          <h3 className="wrap-anywhere mt-0.5 line-clamp-2 grow font-semibold text-base text-ink leading-snug has-[input]:overflow-visible">
            {isFastScrolling ? (
              tourTitle(tour)
            ) : (
              <TourNameLink tour={tour} context={context} className="rounded-sm outline-offset-4 after:rounded-xl" />
            )}
          </h3>
          {isFastScrolling ? <span className="size-8 shrink-0" /> : <TourMenuButton tour={tour} context={context} />}
        </div>
        <p className="truncate pe-3.5 text-ink-soft text-sm">{match ?? (townLine(tour.place) || 'No place yet')}</p>
        {!isFastScrolling && <Footer tour={tour} context={context} />}
      </div>
    </article>
  );
}

type TourProps = Pick<Props, 'tour'>;

function Thumbnail({ tour }: TourProps) {
  return (
    <>
      <TourThumbnail tour={tour} width={400} />
      <div className="absolute top-2.5 start-2.5">
        <Badge look={tour.public ? 'accent' : 'plain'}>{accessBadge(tour)}</Badge>
      </div>
    </>
  );
}

function Footer({ tour, context }: TourProps & Pick<Props, 'context'>) {
  const { organization, collections } = context;
  return (
    <div className="mt-auto flex items-center gap-3 pe-1.5 text-ink-soft text-xs">
      <TourTypeBadge tour={tour} organization={organization} />
      <CollectionLink tour={tour} collections={collections} />
      <span className="ms-auto" />
      <TourFilesButton tour={tour} context={context} />
    </div>
  );
}
