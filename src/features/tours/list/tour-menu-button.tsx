import { useState } from 'react';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { IconButton } from '@/ui/icon-button';
import { LatePart } from '@/ui/late-part';
import { LightDots } from '@/ui/light-icons';
import { LateAnswer } from './late-answer';
import { type ListContext, nameOf } from './list-context';

const tourMenu = () => import('./tour-menu').then(({ TourMenu }) => TourMenu);

type Props = { tour: ListedTour; context: ListContext };

/** The code of the menu comes with the first press; nothing stands there for those who have nothing to choose. @see TOUR-015 */
export function TourMenuButton({ tour, context }: Props) {
  const [state, setState] = useState<'closed' | 'wanted' | 'missed'>('closed');
  const { canEdit, canInvite, canDuplicate, canDelete } = context;
  if (!(canEdit(tour) || canInvite(tour) || canDuplicate || canDelete)) return null;
  const button = (
    <IconButton
      label={`Menu of ${nameOf(tour)}`}
      icon={LightDots}
      aria-haspopup="menu"
      // whoever pressed it presses again
      autoFocus={state === 'missed'}
      onClick={() => setState('wanted')}
    />
  );
  return (
    <span className="relative inline-flex shrink-0 max-md:-my-1.5">
      {state === 'wanted' ? (
        <LateAnswer fallback={button} onMissed={() => setState('missed')}>
          <LatePart load={tourMenu} given={{ tour, context }} />
        </LateAnswer>
      ) : (
        button
      )}
    </span>
  );
}
