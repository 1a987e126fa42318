import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { canSelectOrganization, selectableOrganizations } from '@/domain/access/organizations';
import { type Directory, isGlobalAdmin } from '@/domain/access/principals';
import { localKeys } from '@/domain/application/local-keys';
import type { OrgId } from '@/domain/ids';
import { byName } from '@/domain/search';
import { OrganizationsMode } from '@/features/console/organizations/organizations-mode';
import { SelectableOrganizations } from '@/features/console/organizations/selectable-organizations';
import { writeSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';
import { useDirectory } from '@/widgets/use-directory';
import { LeaveAdminPage } from './gates/admins-only';
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
  return canSelectOrganization(currentUser, directory) ? <Organizations directory={directory} /> : <LeaveAdminPage to="/" />;
}

function Organizations({ directory }: { directory: Directory | null }) {
  const currentUser = useCurrentUser();
  const uid = currentUser?.uid ?? null;
  const shown = useShownOrganization();
  useEffect(() => {
    if (directory) writeSetting(localKeys.directoryAdmin, uid);
  }, [directory, uid]);
  if (isGlobalAdmin(currentUser)) return <OrganizationsMode shown={shown} />;
  return <OfDirectory directory={directory} shown={shown} />;
}

/** Those a directory admin may choose, and their own. */
function OfDirectory({ directory, shown }: { directory: Directory | null; shown: OrgId | null }) {
  const currentUser = useCurrentUser();
  const { data: all } = useSuspenseQuery(organizationQueries.all());
  const selectable = new Set(selectableOrganizations(currentUser, all, directory));
  const organizations = all.filter((organization) => selectable.has(organization) || organization.id === currentUser?.organization);
  return <SelectableOrganizations organizations={organizations.toSorted(byName)} shown={shown} />;
}
