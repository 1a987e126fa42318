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

type Props = { tour: ListedTour; context: ListContext; isNarrow: boolean; isPassing: boolean };

/** A tour of the dense list: one line, with its columns where there is room for them. @see TOUR-008 */
export const TourLine = memo(function TourLine({ tour, context, isNarrow, isPassing }: Props) {
  return (
    <article
      className={cn(
        'relative grid h-full items-center gap-x-4 border-line border-b pr-1 pl-2 transition-colors focus-within:bg-hover hover:bg-hover',
        isNarrow ? 'grid-cols-[6rem_minmax(0,1fr)_auto]' : 'grid-cols-[4rem_minmax(0,5fr)_minmax(0,4fr)_minmax(0,5fr)_4.5rem_3.5rem_2rem]',
      )}
    >
      <span className="relative block aspect-video overflow-hidden rounded border border-line">
        {!isPassing && <TourThumbnail tour={tour} width={200} />}
      </span>
      <div className="min-w-0">
        <h3 className={cn('font-medium text-ink text-sm', isNarrow ? 'line-clamp-2 leading-snug' : 'truncate')}>
          {isPassing ? (
            nameOf(tour)
          ) : (
            <Link
              to={tourLandingPath(tour.id)}
              title={tour.name}
              className="-outline-offset-2 scroll-mt-32 scroll-mb-16 after:absolute after:inset-0"
            >
              {nameOf(tour)}
            </Link>
          )}
        </h3>
        {isNarrow && (
          <p className="truncate text-ink-soft text-xs">
            <span className={tour.public ? 'text-accent' : undefined}>{accessBadge(tour)}</span> · {townLine(tour.place) || 'No place yet'}
          </p>
        )}
      </div>
      {!isNarrow && <span className="truncate text-ink-soft text-sm">{townLine(tour.place) || 'No place yet'}</span>}
      {!isPassing && <Columns tour={tour} context={context} isNarrow={isNarrow} />}
    </article>
  );
});

function Columns({ tour, context, isNarrow }: Pick<Props, 'tour' | 'context' | 'isNarrow'>) {
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
        <TourTypeMark tour={tour} organization={organization} />
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
