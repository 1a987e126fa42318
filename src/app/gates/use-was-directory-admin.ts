import { localKeys } from '@/domain/application/local-keys';
import { useSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';

/**
 * Whether the user has seen the list of organizations as a directory admin in this browser, which `AdminHome` stores. Pages then wait for the
 * directory, which is slow to load, rather than show them the home of a guest.
 * @see ACCESS-021
 */
export function useWasDirectoryAdmin(): boolean {
  const currentUser = useCurrentUser();
  const stored = useSetting(localKeys.directoryAdmin);
  return currentUser !== null && stored === currentUser.uid;
}
