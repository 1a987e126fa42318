import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { canCollaborate, canSeeOrganizationTab } from '@/domain/access/organizations';
import { type CollaborationTab, collaborationsPath, collaborationTabs } from '@/domain/collaboration/collaboration-page-addresses';
import type { OrgId } from '@/domain/ids';
import { EmptyState } from '@/ui/empty-state';
import { leaveGuarded } from '@/ui/history-guard';
import { Page } from '@/ui/page';
import { Tabs } from '@/ui/tabs';
import { AccessRequests } from '@/widgets/access-requests/access-requests';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganizationId } from '@/widgets/organization';
import { useAllowed } from '@/widgets/use-allowed';
import { OrganizationTab } from './organization-tab';
import { SharedTab } from './shared/shared-tab';

type Props = {
  /** The members of the organization, from another feature. @see COLLAB-006 */
  members: (organization: OrgId) => ReactNode;
};

const title = 'Collaboration — Manage invited users';

/** @see COLLAB-001 COLLAB-002 */
export function CollaboratorsScreen(slots: Props) {
  const organization = useOrganizationId();
  return (
    <Page title={title} tabTitle="Collaborators" description={<Description organization={organization} />}>
      <Allowed organization={organization} {...slots} />
    </Page>
  );
}

/** The ledger’s text, which fits “Shared with me”, and what this page shows. @see COLLAB-002 */
const Description = ({ organization }: { organization: OrgId }) => (
  <>
    <span className="block">These tours are shared with you by other users</span>
    <span className="block">This page lists the people from outside who were invited to tours and collections of {organization}.</span>
  </>
);

type AllowedProps = Props & { organization: OrgId };

/** @see COLLAB-007 ACCESS-016 */
function Allowed({ organization, members }: AllowedProps) {
  const { isAllowed, isPending } = useAllowed((user, directory) => canCollaborate(user, organization, directory));
  if (isPending) return <div role="status" aria-label="Loading" className="skeleton h-40 rounded-xl" />;
  if (isAllowed) return <Collaborators organization={organization} members={members} />;
  return (
    <EmptyState title="You do not have permission to manage collaborators.">
      Editors and admins of {organization} invite people. Ask one of them.
    </EmptyState>
  );
}

type VisibleTab = Exclude<CollaborationTab, 'members'>;

/** @see COLLAB-003 ACCESS-034 */
function Collaborators({ organization, members }: AllowedProps) {
  const navigate = useNavigate();
  const { mode } = useParams();
  const hasOrganization = canSeeOrganizationTab(useCurrentUser(), organization);
  const tab = collaborationTabs.find((each) => each === mode) ?? 'tours';
  const isOrganization = tab === 'organization' || tab === 'members';
  const shown: VisibleTab = isOrganization ? (hasOrganization ? 'organization' : 'tours') : tab;
  return (
    <>
      {/* they are a section of the people */}
      {tab !== 'members' && <AccessRequests organization={organization} />}
      <Tabs<VisibleTab>
        label="Invitations"
        value={shown}
        onChange={(next) => leaveGuarded(() => void navigate(collaborationsPath(next)))}
        tabs={[
          { value: 'tours', label: 'Tours', content: <SharedTab key="tour" type="tour" organization={organization} /> },
          {
            value: 'collections',
            label: 'Collections',
            content: <SharedTab key="collection" type="collection" organization={organization} />,
          },
          ...(hasOrganization
            ? [
                {
                  value: 'organization' as const,
                  label: 'Organization',
                  content: (
                    <OrganizationTab
                      organization={organization}
                      isManaging={tab === 'members'}
                      onManage={(isManaging) =>
                        leaveGuarded(() => void navigate(collaborationsPath(isManaging ? 'members' : 'organization')))
                      }
                      members={members}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
