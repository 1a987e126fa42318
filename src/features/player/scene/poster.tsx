import { useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { PlanPlaceholder } from '@/ui/plan-placeholder';
import { tourImage } from '@/widgets/tour-image';

type Props = { tour: Pick<Tour, 'id' | 'matterportId' | 'thumbnailUrl'>; isVisible: boolean };

const width = 1280;

/** Where the scan is while the list alone is open (free-area.ts): as much wider than the window as the list and its margin cover of it. */
export const besideList = 'md:-end-83';

/** The tour's image, shown until the scan is ready. @see PLAYER-005 */
export function Poster({ tour, isVisible }: Props) {
  const [isBroken, setBroken] = useState(false);
  const image = tourImage(tour, width);
  return (
    <div
      aria-hidden
      className={cn(
        'absolute inset-0 overflow-hidden bg-canvas transition-opacity duration-300',
        !isVisible && 'pointer-events-none opacity-0',
      )}
    >
      {image && !isBroken ? (
        <img
          src={image.src}
          srcSet={image.srcSet}
          alt=""
          // decode synchronously to avoid a flash after the preview's image
          decoding="sync"
          onError={() => setBroken(true)}
          className="size-full scale-105 object-cover blur-[6px] brightness-[0.65]"
        />
      ) : (
        <div className="size-full opacity-40">
          <PlanPlaceholder seed={tour.id} />
        </div>
      )}
    </div>
  );
}
