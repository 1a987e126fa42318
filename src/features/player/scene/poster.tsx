import { useState } from 'react';
import type { Tour } from '@/domain/tours';
import { cn } from '@/ui/cn';
import { PlanPicture } from '@/ui/plan-picture';
import { tourPicture } from '@/widgets/tour-picture';

type Props = { tour: Pick<Tour, 'id' | 'matterportId' | 'thumbnailUrl'>; isShown: boolean };

const width = 1280;

/** The picture of the tour, from the first moment until the scan is there. @see PLAYER-005 */
export function Poster({ tour, isShown }: Props) {
  const [isBroken, setBroken] = useState(false);
  const picture = tourPicture(tour, width);
  return (
    <div
      aria-hidden
      className={cn(
        'absolute inset-0 overflow-hidden bg-canvas transition-opacity duration-500',
        !isShown && 'pointer-events-none opacity-0',
      )}
    >
      {picture && !isBroken ? (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          alt=""
          // that which stands there already is followed without a gap
          decoding="sync"
          onError={() => setBroken(true)}
          className="size-full scale-105 object-cover blur-[6px] brightness-[0.4]"
        />
      ) : (
        <div className="size-full opacity-40">
          <PlanPicture seed={tour.id} />
        </div>
      )}
    </div>
  );
}
