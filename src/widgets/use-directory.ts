import { useQuery } from '@tanstack/react-query';
import { applicationQueries } from '@/backend/application/queries';
import { type Directory, isGlobalAdmin, isVerified } from '@/domain/access/principals';
import { useCurrentUser } from './current-user';

export type DirectoryState = { directory: Directory | null; isPending: boolean };

/**
 * The directory, if the user is in it; null for everyone else and while `isPending`. Never suspends. Global admins and users with an unverified
 * address need no directory.
 * @see ACCESS-021 ACCESS-067
 */
export function useDirectory(enabled = true): DirectoryState {
  const currentUser = useCurrentUser();
  const isEnabled = enabled && isVerified(currentUser) && !isGlobalAdmin(currentUser);
  const { data = null, isPending } = useQuery({ ...applicationQueries.directory(), enabled: isEnabled, retryOnMount: false });
  return { directory: isEnabled ? data : null, isPending: isEnabled && isPending };
}
