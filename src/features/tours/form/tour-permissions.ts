import { canSeeMembers } from '@/domain/access/members';
import { canExportStoredFields } from '@/domain/access/platform';
import { canChange, canCloseAddresses, canCreateTour, canDeleteTour } from '@/domain/access/tours';
import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';

/** What the current user can do with a tour in its form. Invited collaborators can't change everything. */
export type TourPermissions = {
  canChangeAll: boolean;
  canMove: boolean;
  canDuplicate: boolean;
  canExportStoredFields: boolean;
  canDelete: boolean;
  canSeeMembers: boolean;
  canCloseAddresses: boolean;
};

/** @see ACCESS-015 ACCESS-018 ACCESS-058 */
export function useTourPermissions(tour: Tour, organization: Organization): TourPermissions {
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(tour.organization);
  return {
    canChangeAll: canChange(currentUser, tour, ['matterportId', 'public', 'files'], accessContext),
    canMove: canChange(currentUser, tour, ['organization'], accessContext),
    canDuplicate: canCreateTour(currentUser, organization, accessContext),
    canExportStoredFields: canExportStoredFields(currentUser),
    canDelete: canDeleteTour(currentUser, tour, accessContext),
    canSeeMembers: canSeeMembers(currentUser, tour.organization, accessContext.directory),
    canCloseAddresses: canCloseAddresses(currentUser, tour, accessContext),
  };
}
