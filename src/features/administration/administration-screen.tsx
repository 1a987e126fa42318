import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { isGlobalAdmin } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { CreateUserSection } from './create-user-section';
import { DirectoryLink } from './directory-link';
import { DirectorySection } from './directory-section';
import { GlobalSettings } from './global-settings';
import { UnverifiedWarning } from './unverified-warning';

/** The admin page; the organization in its address is the one that new users join. @see ROUTE-037 ADMIN-063 */
export function AdministrationScreen() {
  const currentUser = useCurrentUser();
  const { organization = '' } = useParams();
  if (!currentUser || !isGlobalAdmin(currentUser))
    return (
      <Page title="Admin">
        <EmptyState title="Restricted">This page is for Loggia administrators.</EmptyState>
      </Page>
    );
  return (
    <Page title="Admin" description="Accounts, directory and messages of the whole installation" action={<DirectoryLink />}>
      {!currentUser.verified && <UnverifiedWarning email={currentUser.email} />}
      <CreateUserSection key={organization} initialOrganization={organization === '' ? null : orgId(organization)} />
      <div className="border-line border-t pt-7">
        <Suspense fallback={<div role="status" aria-label="Loading" className="skeleton h-40 rounded-xl" />}>
          <DirectorySection />
        </Suspense>
      </div>
      <div className="border-line border-t pt-7">
        <GlobalSettings />
      </div>
    </Page>
  );
}
