import type { Tour } from '@/domain/tours/tour';
import { Dialog } from '@/ui/dialog';
import { TourLinks } from '@/widgets/share-link/tour-links';

type Props = { tour: Tour; onClose: () => void };

/** The links to places in a tour. They are created in the player. @see ACCESS-060 */
export function LinksDialog({ tour, onClose }: Props) {
  return (
    <Dialog title="Share links" description={tour.name} open onClose={onClose} size="small">
      <p className="text-pretty pb-2 text-ink-soft text-sm">Links to a view or a point of interest, created with Share in the tour.</p>
      <TourLinks tour={tour} />
    </Dialog>
  );
}
