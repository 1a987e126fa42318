import { isGlobalAdmin } from '@/domain/access/principals';
import { canChange, canCreateTour, canDeleteTour } from '@/domain/access/tours';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { useFacts } from '@/widgets/facts';
import { useWho } from '@/widgets/who';

/** What somebody may do with a tour in its form. Who was invited changes its words only. */
export type TourRights = { canChangeAll: boolean; canMove: boolean; canDuplicate: boolean; canExport: boolean; canDelete: boolean };

/** @see ACCESS-015 ACCESS-018 ACCESS-058 */
export function useTourRights(tour: Tour, organization: Organization): TourRights {
  const who = useWho();
  const facts = useFacts(tour.organization);
  return {
    canChangeAll: canChange(who, tour, ['matterportId', 'public', 'files'], facts),
    canMove: canChange(who, tour, ['organization'], facts),
    canDuplicate: canCreateTour(who, organization, facts),
    canExport: isGlobalAdmin(who),
    canDelete: canDeleteTour(who, tour, facts),
  };
}
