import { localKeys } from '@/domain/application/local-keys';
import { userId } from '@/domain/ids';
import { recentSearches, withRecentSearch } from '@/domain/organization-search/recent';
import { filtersOf, withFilter, withoutFilter } from '@/domain/tours/saved-filters';
import { readSetting, useSetting, writeSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';

const { recentSearches: recentKey, savedSearches: savedKey } = localKeys;

/** What the user searched for on this device, and which searches they saved. Signing out forgets the recent ones. */
export function useDeviceSearches() {
  const user = useCurrentUser()?.uid ?? userId('');
  const recent = recentSearches(useSetting(recentKey), user);
  const saved = filtersOf(useSetting(savedKey), user).map(({ name }) => name);
  return {
    recent,
    saved,
    note: (query: string) => writeSetting(recentKey, withRecentSearch(readSetting(recentKey), user, query)),
    clearRecent: () => writeSetting(recentKey, null),
    save: (query: string) => writeSetting(savedKey, withFilter(readSetting(savedKey), user, { name: query, query })),
    remove: (query: string) => writeSetting(savedKey, withoutFilter(readSetting(savedKey), user, query)),
  };
}
