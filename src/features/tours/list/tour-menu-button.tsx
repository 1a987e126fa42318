import { lazy, Suspense, useState } from 'react';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { IconButton } from '@/ui/icon-button';
import { LightDots } from '@/ui/light-icons';
import { type ListContext, nameOf } from './list-context';

const TourMenu = lazy(() => import('./tour-menu').then(({ TourMenu }) => ({ default: TourMenu })));

type Props = { tour: ListedTour; context: ListContext };

/** The code of the menu comes with the first press; nothing stands there for those who have nothing to choose. @see TOUR-015 */
export function TourMenuButton({ tour, context }: Props) {
  const [isWanted, setWanted] = useState(false);
  const { canEdit, canInvite, canDuplicate, canDelete } = context;
  if (!(canEdit(tour) || canInvite(tour) || canDuplicate || canDelete)) return null;
  const button = <IconButton label={`Menu of ${nameOf(tour)}`} icon={LightDots} aria-haspopup="menu" onClick={() => setWanted(true)} />;
  return (
    <span className="relative inline-flex shrink-0 max-md:-my-1.5">
      {isWanted ? (
        <Suspense fallback={button}>
          <TourMenu tour={tour} context={context} />
        </Suspense>
      ) : (
        button
      )}
    </span>
  );
}
