import UserPlus from 'lucide-react/icons/user-plus';
import { Link } from 'react-router-dom';
import { canSeeOrganizationTab } from '@/domain/access/organizations';
import { invitingState, peoplePath } from '@/domain/people/people-page-addresses';
import { buttonStyle } from '@/ui/button';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganizationId } from '@/widgets/organization';
import { People } from './people';

/** @see COLLAB-030 */
export function ManageUsersScreen() {
  const organization = useOrganizationId();
  const mayInvite = canSeeOrganizationTab(useCurrentUser(), organization);
  return (
    <Page
      title="Manage users"
      description={`Members of ${organization}, and what they may do`}
      action={
        mayInvite && (
          <Link to={peoplePath('invitations')} state={invitingState} className={buttonStyle({ look: 'primary' })}>
            <UserPlus aria-hidden size={16} strokeWidth={1.75} />
            Invite
          </Link>
        )
      }
    >
      <People organization={organization} />
    </Page>
  );
}
