import { useQuery } from '@tanstack/react-query';
import { organizationQueries } from '@/backend/organizations/queries';
import { selectedOrganization } from '@/domain/access/organization-choice';
import { localKeys } from '@/domain/application/local-keys';
import { type OrgId, orgId } from '@/domain/ids';
import { useSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';
import { useDirectory } from '@/widgets/use-directory';
import { useWasDirectoryAdmin } from './use-was-directory-admin';

/** The organization whose dashboard is shown; null for a user without one. @see ACCESS-020 ACCESS-021 */
export const useShownOrganization = (): OrgId | null => useOrganizationChoice().organization;

/** The same, but null once it is known not to exist: a choice may name any organization. The shell loads it; here only the cache is read. */
export function useExistingOrganization(): OrgId | null {
  const shown = useShownOrganization();
  const { data } = useQuery({ ...organizationQueries.one(shown ?? orgId('-')), enabled: false });
  return data === null ? null : shown;
}

/** The shown organization; `isPending` while the choice of a directory admin waits for the directory. */
export function useOrganizationChoice(): { organization: OrgId | null; isPending: boolean } {
  const currentUser = useCurrentUser();
  const chosen = useSetting(localKeys.organizationId);
  const { directory, isPending } = useDirectory(chosen !== null && chosen !== currentUser?.organization);
  const wasDirectoryAdmin = useWasDirectoryAdmin();
  return {
    organization: currentUser && selectedOrganization(currentUser, chosen, directory),
    isPending: isPending && wasDirectoryAdmin,
  };
}
