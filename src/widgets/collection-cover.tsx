import type { Collection } from '@/domain/collections/collection';
import { cn } from '@/ui/cn';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { PlanPlaceholder } from '@/ui/plan-placeholder';
import { embeddableUrl } from './file-preview/own-url';
import type { TourImageSource } from './tour-image';
import { TourThumbnail } from './tour-thumbnail';

type Props = {
  collection: Pick<Collection, 'id' | 'coverUrl' | 'coverAlt'>;
  /** Whose images stand in for a missing cover. */
  tours: readonly TourImageSource[];
  /** Width of the whole cover, in px. */
  width: number;
};

/** The cover image of a collection; without one the images of its first tours, else a drawing. Fills its parent. */
export function CollectionCover({ collection, tours, width }: Props) {
  const cover = embeddableUrl(collection.coverUrl);
  const substitute = <ToursCover id={collection.id} tours={tours} width={width} />;
  if (!cover) return substitute;
  return <ImageWithFallback src={cover} alt={collection.coverAlt} className="size-full object-cover" fallback={substitute} />;
}

function ToursCover({ id, tours, width }: { id: string; tours: readonly TourImageSource[]; width: number }) {
  const shown = tours.slice(0, tours.length >= 3 ? 3 : 1);
  if (shown.length === 0) return <PlanPlaceholder seed={id} />;
  return (
    <span aria-hidden className={cn('grid size-full gap-px bg-line', shown.length === 3 && 'grid-cols-[2fr_1fr] grid-rows-2')}>
      {shown.map((tour, index) => (
        <span key={tour.id} className={cn('relative block min-h-0 overflow-hidden', index === 0 && shown.length === 3 && 'row-span-2')}>
          <TourThumbnail tour={tour} width={index === 0 ? width : Math.round(width / 2)} />
        </span>
      ))}
    </span>
  );
}
