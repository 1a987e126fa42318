import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { canSelectOrganization, selectableOrganizations } from '@/domain/access/organizations';
import type { Directory } from '@/domain/access/principals';
import { localKeys } from '@/domain/application/local-keys';
import { byName } from '@/domain/search';
import { OrganizationsMode } from '@/features/console/organizations/organizations-mode';
import { writeSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';
import { Redirect } from '@/widgets/redirect';
import { useDirectory } from '@/widgets/use-directory';
import { useShownOrganization } from './gates/use-shown-organization';
import { PageSkeleton } from './page-skeleton';

/**
 * The home page of global admins and directory admins: the existing organizations they may open, linked to their dashboards.
 * @see ACCESS-019 ACCESS-021 ROUTE-004 ROUTE-011 AUTH-045
 */
export function AdminHome() {
  const { directory, isPending } = useDirectory();
  const currentUser = useCurrentUser();
  if (isPending) return <PageSkeleton />;
  return canSelectOrganization(currentUser, directory) ? <Organizations directory={directory} /> : <Redirect to="/" />;
}

function Organizations({ directory }: { directory: Directory | null }) {
  const uid = useCurrentUser()?.uid ?? null;
  useEffect(() => {
    if (directory) writeSetting(localKeys.directoryAdmin, uid);
  }, [directory, uid]);
  return <OrganizationsMode organizations={useSelectableOrganizations(directory)} shown={useShownOrganization()} />;
}

/** Those the user may choose, and their own. */
function useSelectableOrganizations(directory: Directory | null) {
  const currentUser = useCurrentUser();
  const { data: all } = useSuspenseQuery(organizationQueries.all());
  const selectable = new Set(selectableOrganizations(currentUser, all, directory));
  return all.filter((organization) => selectable.has(organization) || organization.id === currentUser?.organization).toSorted(byName);
}
