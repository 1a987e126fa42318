import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { localKeys } from '@/domain/application/local-keys';
import { withTour } from '@/domain/tours/tours-here';
import { readSetting, writeSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';
import { tourAt } from './routes/tour-at';

/** Remembers on this device which tours the signed-in person opened, for the order of the tour list. */
export function useOpenedTours(): void {
  const user = useCurrentUser()?.uid ?? null;
  const tour = tourAt(useLocation().pathname);
  useEffect(() => {
    if (user && tour !== '') writeSetting(localKeys.openedTours, withTour(readSetting(localKeys.openedTours), user, tour));
  }, [user, tour]);
}
