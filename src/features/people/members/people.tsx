import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { accessRequestQueries } from '@/backend/access-requests/queries';
import { canSeeMembers } from '@/domain/access/members';
import { canSeeOrganizationTab } from '@/domain/access/organizations';
import type { OrgId } from '@/domain/ids';
import { type PeopleSection, peopleSections } from '@/domain/people/people-page-addresses';
import { EmptyState } from '@/ui/empty-state';
import { leaveGuarded } from '@/ui/history-guard';
import { Segmented } from '@/ui/segmented';
import { AccessRequests } from '@/widgets/access-requests/access-requests';
import { useCurrentUser } from '@/widgets/current-user';
import { OrganizationInvitations } from '@/widgets/organization-invitations/organization-invitations';
import { useAllowed } from '@/widgets/use-allowed';
import { Guests } from './guests';
import { ManageUsers } from './manage-users';

type Props = { organization: OrgId };

/** Everybody around an organization: its members, who is invited to become one, its guests, and who asks for access. The section stands in the address. */
export function People({ organization }: Props) {
  const [parameters, setParameters] = useSearchParams();
  const sections = useSections(organization);
  const shown = sections.find(({ value }) => value === parameters.get('people'))?.value ?? 'members';
  // the search belongs to the section
  const choose = (section: PeopleSection) =>
    leaveGuarded(() => setParameters(section === 'members' ? {} : { people: section }, { replace: true }));
  return (
    <>
      {sections.length > 1 && (
        <div className="max-w-full overflow-x-auto pb-5">
          <Segmented label="People" value={shown} segments={sections} onChange={choose} />
        </div>
      )}
      <Suspense fallback={<div role="status" aria-label="Loading" className="skeleton h-64 rounded-xl" />}>
        {sectionOf[shown]({ organization })}
      </Suspense>
    </>
  );
}

const sectionOf: Record<PeopleSection, (props: Props) => ReactNode> = {
  members: ({ organization }) => <ManageUsers organization={organization} />,
  invitations: ({ organization }) => <Invitations organization={organization} />,
  guests: ({ organization }) => <Guests organization={organization} />,
  requests: ({ organization }) => (
    <AccessRequests
      organization={organization}
      empty={<EmptyState title="No requests">Whoever asks for access to a tour is listed here.</EmptyState>}
    />
  ),
};

/** Whoever came by the page's button goes on in its form. */
function Invitations({ organization }: Props) {
  const { key, state } = useLocation();
  return <OrganizationInvitations organization={organization} focusKey={state?.invites ? key : null} />;
}

const labels: Record<PeopleSection, string> = { members: 'Members', invitations: 'Invitations', guests: 'Guests', requests: 'Requests' };

/** The sections that the user may see; the number of requests says where something waits. */
function useSections(organization: OrgId): { value: PeopleSection; label: string }[] {
  const currentUser = useCurrentUser();
  const { isAllowed: sees } = useAllowed((user, directory) => canSeeMembers(user, organization, directory));
  const { data: requests = [] } = useQuery({ ...accessRequestQueries.open(organization), enabled: sees });
  const mayInvite = canSeeOrganizationTab(currentUser, organization);
  return peopleSections
    .filter((section) => section === 'members' || (sees && (section !== 'invitations' || mayInvite)))
    .map((value) => ({ value, label: value === 'requests' && requests.length > 0 ? `Requests (${requests.length})` : labels[value] }));
}
