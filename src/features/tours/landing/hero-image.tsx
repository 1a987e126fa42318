import { useState } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { PlanPlaceholder } from '@/ui/plan-placeholder';
import { tourImage } from '@/widgets/tour-image';

/** The tour's image as a background; a drawing if there is none. @see PLAYER-005 */
export function HeroImage({ tour }: { tour: Tour }) {
  const [failedSrc, setFailedSrc] = useState('');
  const image = tourImage(tour, 1600);
  if (!image || failedSrc === image.src) {
    return (
      <div aria-hidden className="absolute inset-y-0 end-0 -z-10 w-full overflow-hidden opacity-25 md:w-3/5 md:opacity-60 print:hidden">
        <PlanPlaceholder seed={tour.id} />
        <div className="absolute inset-0 bg-linear-to-r rtl:bg-linear-to-l from-10% from-canvas to-70% to-transparent" />
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
    </div>
  );
}
