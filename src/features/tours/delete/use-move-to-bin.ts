import { deleteTour, type TourToDelete } from '@/backend/bin/commands';
import { localKeys } from '@/domain/application/local-keys';
import { withTour } from '@/domain/tours/tours-here';
import { readSetting, writeSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';

/** Moves a tour into the bin; this browser notes that the user did it, so that its address says where it is. @see TOUR-060 */
export function useMoveToBin(): (tour: TourToDelete) => Promise<void> {
  const user = useCurrentUser()?.uid;
  return async ({ id, organization, onlyUntouched }) => {
    await deleteTour({ id, organization, ...(onlyUntouched && { onlyUntouched }) });
    if (user) writeSetting(localKeys.deletedTours, withTour(readSetting(localKeys.deletedTours), user, id));
  };
}
