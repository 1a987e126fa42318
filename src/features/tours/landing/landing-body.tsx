import { useMemo } from 'react';
import { allPois } from '@/domain/folders';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { FloorPlans } from './files/floor-plans';
import { PoiHeading } from './pois/poi-heading';
import { TourFolders } from './pois/tour-folders';
import { TourFacts } from './tour-facts';

type Props = { tour: Tour; organization: Organization | null; inDashboard: boolean; isMember: boolean };

/** What is in the tour, and what is known of it. */
export function LandingBody({ tour, organization, inDashboard, isMember }: Props) {
  const count = useMemo(() => allPois(tour.folders).length, [tour.folders]);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <div className="flex min-w-0 flex-col gap-9">
        <FloorPlans tour={tour} organization={organization} />
        <section aria-labelledby="pois">
          <PoiHeading count={count} />
          <TourFolders tour={tour} inDashboard={inDashboard} />
        </section>
      </div>
      <TourFacts tour={tour} organization={organization} inDashboard={inDashboard} isMember={isMember} />
    </div>
  );
}
