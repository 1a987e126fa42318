import { canRunLocation, canUpdateLocation } from '@/domain/access/locations';
import type { Location } from '@/domain/locations/location';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';

/** What the current user may do with a location. @see ACCESS-065 */
export function useLocationRights(location: Location): { canEdit: boolean; canRun: boolean } {
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(location.organization);
  return {
    canEdit: canUpdateLocation(currentUser, location, directory),
    canRun: canRunLocation(currentUser, location, directory),
  };
}
