import { useState } from 'react';
import type { Tour } from '@/domain/tours';
import { cn } from '@/ui/cn';
import { PlanPicture } from '@/ui/plan-picture';
import { tourPicture } from '@/widgets/tour-picture';

type Props = {
  tour: Tour;
  /** Whether words stand at its foot only, so that the rest stays as it is. */
  isTall: boolean;
};

// Dark enough that words keep 4.5:1 over a white wall.
const scrim = {
  tall: { rising: 'from-black/85 via-black/45 via-45% to-black/20', across: 'from-black/50 via-black/20 to-transparent' },
  flat: { rising: 'from-black/85 via-black/45 to-black/25', across: 'from-black/60 via-60% via-black/35 to-black/5' },
} as const;

/** The picture of the tour behind everything, dark enough where words stand on it; without one, the drawing. @see PLAYER-005 */
export function HeroPicture({ tour, isTall }: Props) {
  const [failed, setFailed] = useState('');
  const picture = tourPicture(tour, 1600);
  if (!picture || failed === picture.src) {
    return (
      <div aria-hidden className="absolute inset-y-0 right-0 -z-10 w-full overflow-hidden opacity-25 md:w-3/5 md:opacity-60 print:hidden">
        <PlanPicture seed={tour.id} />
        <div className="absolute inset-0 bg-linear-to-r from-10% from-canvas to-70% to-transparent" />
      </div>
    );
  }
  return (
    <div aria-hidden className="absolute inset-0 -z-10 overflow-hidden print:static print:h-64">
      <img
        src={picture.src}
        alt=""
        fetchPriority="high"
        // that which stands there already is followed without a gap
        decoding="sync"
        onError={() => setFailed(picture.src)}
        className="size-full object-cover"
      />
      <div className={cn('absolute inset-0 bg-linear-to-t print:hidden', scrim[isTall ? 'tall' : 'flat'].rising)} />
      <div className={cn('absolute inset-0 bg-linear-to-r print:hidden', scrim[isTall ? 'tall' : 'flat'].across)} />
    </div>
  );
}
