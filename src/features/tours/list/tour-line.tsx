import { townLine } from '@/domain/place';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { accessBadge } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import type { ItemView } from '@/widgets/entity-list/list-item';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { TourTypeBadge } from '@/widgets/tour-type-badge';
import { CollectionLink } from './collection-link';
import type { ListContext } from './list-context';
import { TourFilesButton } from './tour-files-button';
import { TourMenuButton } from './tour-menu-button';
import { TourNameLink } from './tour-name-link';

type Props = { tour: ListedTour; context: ListContext; view: ItemView };

/** A tour in list mode: one row, with columns where there is space. @see TOUR-008 */
export function TourLine({ tour, context, view: { look, isFastScrolling, match, checkbox } }: Props) {
  const isNarrow = look === 'narrow';
  const place = match ?? (townLine(tour.place) || 'No place yet');
  return (
    <article
      className={cn(
        'relative grid h-full items-center gap-x-4 border-line border-b pe-1 ps-2 transition-colors focus-within:bg-hover hover:bg-hover has-checked:bg-accent-wash',
        columnsOf(isNarrow, checkbox !== null),
      )}
    >
      {checkbox && <div className={cn('-ms-1 max-md:-ms-2', isNarrow && 'not-group-data-selecting/list:hidden')}>{checkbox}</div>}
      <span className="relative block aspect-video overflow-hidden rounded border border-line">
        {!isFastScrolling && <TourThumbnail tour={tour} width={200} />}
      </span>
      <div className="min-w-0">
        <h3
          className={cn('font-medium text-ink text-sm has-[input]:overflow-visible', isNarrow ? 'line-clamp-2 leading-snug' : 'truncate')}
        >
          {isFastScrolling ? tourTitle(tour) : <TourNameLink tour={tour} context={context} className="-outline-offset-2" />}
        </h3>
        {isNarrow && (
          <p className="truncate text-ink-soft text-xs">
            <span className={tour.public ? 'text-accent' : undefined}>{accessBadge(tour)}</span> · {place}
          </p>
        )}
      </div>
      {!isNarrow && <span className="truncate text-ink-soft text-sm">{place}</span>}
      {!isFastScrolling && <Columns tour={tour} context={context} isNarrow={isNarrow} />}
    </article>
  );
}

/** Narrow rows show their boxes only while somebody selects. */
function columnsOf(isNarrow: boolean, hasBox: boolean): string {
  if (!isNarrow)
    return hasBox
      ? 'grid-cols-[2rem_4rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_4.5rem_3.5rem_2rem]'
      : 'grid-cols-[4rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_4.5rem_3.5rem_2rem]';
  return hasBox
    ? 'grid-cols-[6rem_minmax(0,1fr)_auto] group-data-selecting/list:grid-cols-[2.25rem_4rem_minmax(0,1fr)_auto]'
    : 'grid-cols-[6rem_minmax(0,1fr)_auto]';
}

function Columns({ tour, context, isNarrow }: Pick<Props, 'tour' | 'context'> & { isNarrow: boolean }) {
  const { organization, collections } = context;
  if (isNarrow) {
    return (
      <span className="flex items-center justify-end">
        <TourFilesButton tour={tour} context={context} />
        <TourMenuButton tour={tour} context={context} />
      </span>
    );
  }
  return (
    <>
      <span className="flex min-w-0 items-center gap-4 text-ink-soft text-xs">
        <TourTypeBadge tour={tour} organization={organization} />
        <CollectionLink tour={tour} collections={collections} />
      </span>
      <span>
        <Badge look={tour.public ? 'accent' : 'plain'}>{accessBadge(tour)}</Badge>
      </span>
      <span className="flex items-center justify-end">
        <TourFilesButton tour={tour} context={context} />
      </span>
      <span>
        <TourMenuButton tour={tour} context={context} />
      </span>
    </>
  );
}
