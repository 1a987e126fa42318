import { useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { PlanPlaceholder } from '@/ui/plan-placeholder';
import { tourImage } from '@/widgets/tour-image';

type Props = {
  tour: Tour;
  /** Whether text covers only the bottom, so that the rest needs less darkening. */
  isTall: boolean;
};

// Dark enough for a text contrast of 4.5:1 over a white wall.
const scrim = {
  tall: { vertical: 'from-black/85 via-black/45 via-45% to-black/20', horizontal: 'from-black/50 via-black/20 to-transparent' },
  flat: { vertical: 'from-black/85 via-black/45 to-black/25', horizontal: 'from-black/60 via-60% via-black/35 to-black/5' },
} as const;

/** The tour's image as a background, darkened behind text; a drawing if there is none. @see PLAYER-005 */
export function HeroImage({ tour, isTall }: Props) {
  const [failedSrc, setFailedSrc] = useState('');
  const image = tourImage(tour, 1600);
  if (!image || failedSrc === image.src) {
    return (
      <div aria-hidden className="absolute inset-y-0 right-0 -z-10 w-full overflow-hidden opacity-25 md:w-3/5 md:opacity-60 print:hidden">
        <PlanPlaceholder seed={tour.id} />
        <div className="absolute inset-0 bg-linear-to-r from-10% from-canvas to-70% to-transparent" />
      </div>
    );
  }
  return (
    <div aria-hidden={!tour.thumbnailAlt} className="absolute inset-0 -z-10 overflow-hidden print:static print:h-64">
      <img
        src={image.src}
        alt={tour.thumbnailAlt}
        fetchPriority="high"
        // replaces the placeholder image without a blank frame
        decoding="sync"
        onError={() => setFailedSrc(image.src)}
        className="size-full object-cover"
      />
      <div className={cn('absolute inset-0 bg-linear-to-t print:hidden', scrim[isTall ? 'tall' : 'flat'].vertical)} />
      <div className={cn('absolute inset-0 bg-linear-to-r print:hidden', scrim[isTall ? 'tall' : 'flat'].horizontal)} />
    </div>
  );
}
