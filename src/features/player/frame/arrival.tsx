import { type ReactNode, useMemo } from 'react';
import { iconsOf } from '@/domain/icons';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { cn } from '@/ui/cn';
import { Poster } from '../scene/poster';
import { PoiPreview } from '../sidebar/poi-preview';

type Props = {
  tour: Tour;
  organization: Organization | null;
  topBar: ReactNode;
  /** Whether the visit begins at a PoI, which on small screens stands in the place of the list. */
  isAimed: boolean;
};

/** What there is to see of a tour before anything can be done with it, where it will stand. */
export function Arrival({ tour, organization, topBar, isAimed }: Props) {
  const described = organization?.iconDescription;
  const icons = useMemo(() => iconsOf(described ?? []), [described]);
  return (
    <main className="relative h-full overflow-hidden">
      <Poster tour={tour} isShown />
      <div className="absolute inset-x-0 top-0 z-40">{topBar}</div>
      <div className={cn('absolute inset-x-0 top-15 bottom-17 z-20', isAimed ? 'max-lg:hidden' : 'max-md:hidden')}>
        <PoiPreview tour={tour} icons={icons} />
      </div>
    </main>
  );
}
