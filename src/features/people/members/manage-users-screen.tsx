import { Page } from '@/ui/page';
import { useOrganizationId } from '@/widgets/organization';
import { ManageUsers } from './manage-users';

/** @see COLLAB-030 */
export function ManageUsersScreen() {
  const organization = useOrganizationId();
  return (
    <Page title="Manage users" description={`Members of ${organization}, and what they may do`}>
      <ManageUsers organization={organization} />
    </Page>
  );
}
