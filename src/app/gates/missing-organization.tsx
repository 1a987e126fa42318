import { Link } from 'react-router-dom';
import { orgId } from '@/domain/ids';
import { chooseOrganizationPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useShownOrganization } from './use-shown-organization';

/** Shown to global and directory admins who chose an organization that does not exist. @see ACCESS-020 */
export function MissingOrganization() {
  const shown = useShownOrganization();
  return (
    <Page title="Organization not found">
      <EmptyState
        title={`There is no organization “${shown}”.`}
        action={
          <Link to={chooseOrganizationPath(orgId('reset'))} className={buttonStyle({ look: 'primary' })}>
            Choose another organization
          </Link>
        }
      >
        It may have been deleted, or the address may be wrong.
      </EmptyState>
    </Page>
  );
}
