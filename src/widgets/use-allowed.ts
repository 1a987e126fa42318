import type { CurrentUser, Directory } from '@/domain/access/principals';
import { useCurrentUser } from './current-user';
import { type DirectoryState, useDirectory } from './use-directory';

/**
 * Whether the user may do something, by their role or else by the directory, which is read only then; false while it `isPending`.
 * @see ACCESS-021
 */
export function useAllowed(allows: (user: CurrentUser, directory: Directory | null) => boolean): DirectoryState & { isAllowed: boolean } {
  const currentUser = useCurrentUser();
  const isAllowedByRole = allows(currentUser, null);
  const directoryState = useDirectory(!isAllowedByRole);
  return { isAllowed: isAllowedByRole || allows(currentUser, directoryState.directory), ...directoryState };
}
