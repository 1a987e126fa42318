import { plural } from '@/domain/plural';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { ClipIcon } from '@/ui/inline-icons';
import type { ListContext } from './list-context';

type Props = { tour: ListedTour; context: ListContext };

/** @see TOUR-013 */
export function TourFilesButton({ tour, context }: Props) {
  const count = tour.fileCount;
  const label = plural(count, { one: '# file', other: '# files' });
  return (
    <button
      type="button"
      title={label}
      aria-label={`${label} of ${tourTitle(tour)}`}
      onClick={() => context.openFiles(tour)}
      className="relative inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-md px-2 text-ink-soft text-xs tabular-nums transition-colors hover:bg-hover hover:text-ink touch:h-11 touch:min-w-11"
    >
      <ClipIcon size={15} strokeWidth={1.75} />
      {count}
    </button>
  );
}
