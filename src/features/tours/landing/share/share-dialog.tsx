import { visitPath } from '@/domain/addresses';
import type { Tour } from '@/domain/tours';
import { Dialog } from '@/ui/dialog';
import { MadeLink } from '@/widgets/share-link/made-link';

type Props = { tour: Tour; onClose: () => void };

/** Hands on the address of the landing. Links to a place in the tour are made in the player. @see ACCESS-042 */
export function ShareDialog({ tour, onClose }: Props) {
  return (
    <Dialog title="Share" description={tour.name} open onClose={onClose} size="small">
      <MadeLink tour={tour} address={`${window.location.origin}${window.location.pathname}#${visitPath(tour.id)}`} />
    </Dialog>
  );
}
