import { type ReactNode, useMemo } from 'react';
import { allPois } from '@/domain/folders/folder';
import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { FloorPlans } from './files/floor-plans';
import { PoiHeading } from './headings';
import { TourFolders } from './pois/tour-folders';
import { TourDetails } from './tour-details';

type Props = { tour: Tour; organization: Organization | null; inDashboard: boolean; isMember: boolean; collaborators: ReactNode };

/** The tour's content and details. */
export function LandingBody({ tour, organization, inDashboard, isMember, collaborators }: Props) {
  const count = useMemo(() => allPois(tour.folders).length, [tour.folders]);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <div className="flex min-w-0 flex-col gap-12">
        <section aria-labelledby="pois">
          <PoiHeading count={count} />
          <TourFolders tour={tour} inDashboard={inDashboard} />
        </section>
        <FloorPlans tour={tour} organization={organization} />
        {collaborators}
      </div>
      <TourDetails tour={tour} organization={organization} inDashboard={inDashboard} isMember={isMember} />
    </div>
  );
}
