import { useCallback, useMemo } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import type { UserId } from '@/domain/ids';
import type { OwnTours } from '@/domain/tours/tour-sections';
import { toursOf, withoutTour, withTour } from '@/domain/tours/tours-here';
import { readSetting, useSetting, writeSetting } from '@/ui/settings';

/** The tours that this person opened last and marked as favourites on this device. */
export function useOwnTours(user: UserId | null): { own: OwnTours; onFavorite: (tour: { id: string }) => void } {
  const [opened, favorites] = [useSetting(localKeys.openedTours), useSetting(localKeys.favoriteTours)];
  const own = useMemo(
    () => ({ opened: user ? toursOf(opened, user) : [], favorites: new Set<string>(user ? toursOf(favorites, user) : []) }),
    [opened, favorites, user],
  );
  const onFavorite = useCallback(
    ({ id }: { id: string }) => {
      if (!user) return;
      const stored = readSetting(localKeys.favoriteTours);
      const isFavorite = toursOf(stored, user).some((tour) => tour === id);
      writeSetting(localKeys.favoriteTours, (isFavorite ? withoutTour : withTour)(stored, user, id));
    },
    [user],
  );
  return { own, onFavorite };
}
