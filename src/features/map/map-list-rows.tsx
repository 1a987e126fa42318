import ArrowRight from 'lucide-react/icons/arrow-right';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { tourLandingPath } from '@/domain/page-addresses';
import { townLine } from '@/domain/place';
import { formatNumber } from '@/domain/plural';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { cn } from '@/ui/cn';
import type { MapRow } from './list-rows';

type HeadingProps = {
  row: Extract<MapRow<ListedTour>, { kind: 'heading' }>;
  onShow: (tours: readonly ListedTour[]) => void;
};

const headingStyle = 'flex h-full w-full items-end gap-2 border-line border-b bg-surface px-4 pb-1.5 text-start max-md:px-3';

/** A country with the number of its tours; it shows them on the map. */
export function CountryHeading({ row: { title, tours, isPlaced }, onShow }: HeadingProps) {
  const content = (
    <>
      <span className="min-w-0 truncate font-semibold text-ink text-sm">{title}</span>
      <span className="text-ink-faint text-sm tabular-nums">{formatNumber(tours.length)}</span>
    </>
  );
  return (
    <h2 className="h-full">
      {isPlaced ? (
        <button
          type="button"
          title={`Show ${title} on the map`}
          className={cn(headingStyle, '-outline-offset-2 hover:bg-hover')}
          onClick={() => onShow(tours)}
        >
          {content}
        </button>
      ) : (
        <span className={headingStyle}>{content}</span>
      )}
    </h2>
  );
}

type RowProps = { tour: ListedTour; color: string | null; isSelected: boolean; onSelect: (tour: ListedTour) => void };

/** A tour: pressing it selects it on the map, the arrow opens it. */
export const TourRow = memo(function TourRow({ tour, color, isSelected, onSelect }: RowProps) {
  const name = tourTitle(tour);
  return (
    <div className={cn('flex h-full items-center border-line border-b pe-2', isSelected ? 'bg-accent-wash' : 'hover:bg-hover')}>
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(tour)}
        className="-outline-offset-2 flex h-full min-w-0 grow items-center gap-3 ps-4 text-start max-md:ps-3"
      >
        <span
          aria-hidden
          className="size-2.5 shrink-0 rounded-full outline outline-1 outline-black/10"
          style={{ background: color ?? 'var(--color-ink-faint)' }}
        />
        <span className="min-w-0">
          <span className="block truncate font-medium text-ink text-sm">{name}</span>
          <span className="block truncate text-ink-soft text-xs">{townLine(tour.place) || 'No place yet'}</span>
        </span>
      </button>
      <Link
        to={tourLandingPath(tour.id)}
        aria-label={`Open ${name}`}
        title={`Open ${name}`}
        className="inline-grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink touch:size-11"
      >
        <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
      </Link>
    </div>
  );
});
