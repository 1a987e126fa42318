import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { isGlobalAdmin } from '@/domain/access/principals';
import type { OrgId } from '@/domain/ids';
import { useCurrentUser } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { AccountHome } from '../account-home';
import { LazyScreen } from '../lazy-screen';
import { PageSkeleton } from '../page-skeleton';
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

const missingOrganization = () => import('./missing-organization').then((it) => it.MissingOrganization);

/** Global and directory admins choose by address, which may name an organization that does not exist or was deleted. */
function ExistingOrganization({ id, children }: Props & { id: OrgId }) {
  const { data: organization } = useSuspenseQuery(organizationQueries.one(id));
  return organization ? children : <LazyScreen load={missingOrganization} />;
}
