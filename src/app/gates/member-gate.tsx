import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { isGlobalAdmin } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import { useCurrentUser } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { AccountHome } from '../account-home';
import { Screen } from '../lazy-screen';
import { PageSkeleton } from '../page-skeleton';
import { MissingOrganization } from './missing-organization';
import { useOrganizationChoice } from './use-shown-organization';

type Props = { children: ReactNode };

/** Renders its children for users with a current organization; others see their home page. @see AUTH-043 AUTH-044 */
export function MemberGate({ children }: Props) {
  const currentUser = useCurrentUser();
  const { organization, isPending } = useOrganizationChoice();
  if (isPending) return <PageSkeleton />;
  if (!organization) return <AccountHome />;
  const isChosen = isGlobalAdmin(currentUser) || organization !== currentUser?.organization;
  const pages = <OrganizationProvider id={organization}>{children}</OrganizationProvider>;
  return isChosen ? <ExistingOrganization id={organization}>{pages}</ExistingOrganization> : pages;
}

/** Global and directory admins choose by address, which may name an organization that does not exist or was deleted. */
function ExistingOrganization({ id, children }: Props & { id: OrgId }) {
  const { data: organization } = useSuspenseQuery(organizationQueries.one(id));
  if (organization) return children;
  return (
    <Screen>
      <MissingOrganization />
    </Screen>
  );
}
