import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import type { OrgId } from '@/domain/ids';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { LazyPart } from '@/ui/lazy-part';
import { useTexts } from '@/ui/use-texts';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { pointFilterButtonTexts } from './texts';

const pointFilter = () => import('./point-filter').then((part) => part.PointFilterPanel);

type Props = {
  tour: Pick<Tour, 'folders' | 'pointTypes'>;
  /** whose saved filters are offered, to those who may read them */
  organization?: OrgId | undefined;
};

/** Opens the filter of a list, for tours whose points have types. */
export function PointFilterButton({ tour, organization }: Props) {
  const t = useTexts(pointFilterButtonTexts);
  const isFiltering = usePlayerState((state) => state.pointFilter !== '');
  const [isOpen, setOpen] = useState(false);
  if (tour.pointTypes.length === 0) return null;
  return (
    <div className="flex min-h-0 shrink-0 flex-col gap-2">
      <div>
        <Button size="small" look={isFiltering ? 'plain' : 'quiet'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ListFilter aria-hidden size={16} strokeWidth={1.75} />
          {isFiltering ? t.filtering : t.filter}
        </Button>
      </div>
      {isOpen && <LazyPart load={pointFilter} props={{ tour, organization }} />}
    </div>
  );
}
