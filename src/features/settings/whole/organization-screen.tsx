import { useSuspenseQuery } from '@tanstack/react-query';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { Link, useParams } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { canChangeOrganization } from '@/domain/access/organizations';
import { isGlobalAdmin } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { chooseOrganizationPath } from '@/domain/page-addresses';
import { plural } from '@/domain/plural';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useAllowed } from '@/widgets/use-allowed';
import { LogoSettings } from '../general/logo-settings';
import { Loading } from '../loading';
import { ThemeSection } from '../theme/theme-section';
import { LifeSections } from '../usage/life-sections';
import { ModulesForm } from './modules-form';
import { WholeForm } from './whole-form';

/**
 * Everything about one organization in one place, for global admins; for those who run it, without what global admins alone decide.
 * @see ADMIN-013 OLD-001 OLD-002 ROUTE-014 ACCESS-071
 */
export function OrganizationScreen() {
  const { id = '' } = useParams();
  const { data: organization } = useSuspenseQuery(organizationQueries.one(orgId(id)));
  const currentUser = useCurrentUser();
  const { isAllowed, isPending } = useAllowed((user, directory) => canChangeOrganization(user, orgId(id), ['name'], directory));
  if (isPending) return <Loading />;
  if (!isAllowed) {
    return (
      <Page title="Edit organization">
        <EmptyState title="You don’t have permission to edit this organization.">
          Its admins and Loggia’s administrators can edit it. Ask one of them for access.
        </EmptyState>
      </Page>
    );
  }
  if (!organization) {
    return (
      <Page title="Organization not found">
        <EmptyState title="There is no such organization">The address is incomplete, or the organization was deleted.</EmptyState>
      </Page>
    );
  }
  const isAdmin = isGlobalAdmin(currentUser);
  return (
    <Page
      title={organization.name}
      tabTitle={`${organization.name} - Edit organization`}
      description={<AtAGlance organization={organization} />}
      action={<ToDashboard organization={organization} />}
    >
      {/* on small screens the bar of each form reaches below the form, as at the end of a page */}
      <div className="flex flex-col gap-12 [&>section]:pb-0 max-lg:[&>form:not(:last-of-type)]:mb-16">
        <LogoSettings organization={organization} />
        <WholeForm organization={organization} hasStatus={isAdmin} />
        {isAdmin && <ModulesForm organization={organization} />}
        <ThemeSection organization={organization} />
        <LifeSections organization={organization} isAdmin={isAdmin} />
      </div>
    </Page>
  );
}

const AtAGlance = ({ organization: { id, members } }: { organization: Organization }) => (
  <>
    {id} · {plural(members.length, { one: '# member', other: '# members' })}
  </>
);

const ToDashboard = ({ organization }: { organization: Organization }) => (
  <Link to={chooseOrganizationPath(organization.id)} className={buttonStyle()}>
    <LayoutDashboard aria-hidden size={16} strokeWidth={1.75} />
    GO TO DASHBOARD
  </Link>
);
