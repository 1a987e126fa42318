import { tourPagePath } from '@/domain/page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { Dialog } from '@/ui/dialog';
import { useTexts } from '@/ui/use-texts';
import { ShareLinkDetails } from '@/widgets/share-link/share-link-details';
import { landingHeroTexts } from '../hero-texts';

type Props = { tour: Tour; onClose: () => void };

/** Shares the landing page's URL. Links to a place in the tour are created in the player. @see ACCESS-042 */
export function ShareDialog({ tour, onClose }: Props) {
  const t = useTexts(landingHeroTexts);
  return (
    <Dialog title={t.share} description={tour.name} open onClose={onClose} size="small">
      <ShareLinkDetails
        tour={tour}
        address={`${window.location.origin}${window.location.pathname}#${tourPagePath(tour.id)}`}
        isPlayer={false}
      />
    </Dialog>
  );
}
