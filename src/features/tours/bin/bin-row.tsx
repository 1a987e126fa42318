import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import { formatDateTime } from '@/domain/time';
import type { BinnedTour } from '@/domain/tours/bin';
import { tourTitle } from '@/domain/tours/tour-title';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import type { ItemView } from '@/widgets/entity-list/list-item';
import { TourThumbnail } from '@/widgets/tour-thumbnail';
import { deletedText, isSoonPurged, remainingText } from './labels';

type Props = { tour: BinnedTour; view: ItemView; now: Date; isBusy: boolean; onRestore: () => void; onPurge: () => void };

const thumbnailWidth = 96;

/** A tour in the bin: its name and image, who deleted it and when, and how long it can be restored. */
export function BinRow({ tour, view: { look, isFastScrolling, checkbox }, now, isBusy, onRestore, onPurge }: Props) {
  const title = tourTitle(tour);
  if (isFastScrolling) {
    return (
      <article className="flex h-full items-center border-line border-b ps-10">
        <h3 className="truncate font-medium text-ink text-sm">{title}</h3>
      </article>
    );
  }
  const image = (
    <span className="aspect-video w-20 shrink-0 overflow-hidden rounded-md">
      <TourThumbnail tour={tour} width={thumbnailWidth} />
    </span>
  );
  const text = (
    <div className="min-w-0">
      <h3 className="truncate font-medium text-ink text-sm" title={title}>
        {title}
      </h3>
      <p
        className="text-ink-soft text-xs max-md:line-clamp-2 md:truncate"
        title={tour.deletedAt ? formatDateTime(tour.deletedAt) : undefined}
      >
        {deletedText(tour, now)}
      </p>
    </div>
  );
  const remaining = <Badge look={isSoonPurged(tour, now) ? 'danger' : 'plain'}>{remainingText(tour, now)}</Badge>;
  const buttons = (
    <span className="flex items-center justify-end gap-1">
      <Button size="small" disabled={isBusy} aria-label={`Restore ${title}`} onClick={onRestore}>
        <RotateCcw aria-hidden size={14} strokeWidth={2} />
        Restore
      </Button>
      <IconButton label={`Delete ${title} now`} icon={Trash2} onClick={onPurge} />
    </span>
  );
  if (look === 'narrow') {
    return (
      <article className="grid h-full grid-cols-[2.75rem_auto_minmax(0,1fr)] content-center items-center gap-x-2 gap-y-2 border-line border-b">
        {checkbox}
        {image}
        {text}
        <div className="col-span-2 col-start-2 flex items-center justify-between gap-3">
          {remaining}
          {buttons}
        </div>
      </article>
    );
  }
  return (
    <article className="grid h-full grid-cols-[2rem_5rem_minmax(0,1fr)_7rem_10rem] items-center gap-x-4 border-line border-b px-1 transition-colors focus-within:bg-hover hover:bg-hover">
      {checkbox}
      {image}
      {text}
      <span className="tabular-nums">{remaining}</span>
      {buttons}
    </article>
  );
}
