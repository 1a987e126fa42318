import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '@/backend/staff';
import { selectedOrganization } from '@/domain/access/organization-choice';
import { isStaff } from '@/domain/application/administration';
import { localKeys } from '@/domain/application/local-keys';
import { type ConsoleMode, consoleModes, consolePath } from '@/domain/console/console-page-addresses';
import { toursPath } from '@/domain/page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { Page } from '@/ui/page';
import { useSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';
import { LinkTabs } from '@/widgets/link-tabs';
import { OnlySuperAdmin } from './only-super-admin';

const labels: Record<ConsoleMode, string> = {
  organizations: 'Organizations',
  users: 'Users',
  modules: 'Modules',
  pages: 'Pages',
  duplicate: 'Duplicate',
  import: 'Import',
  search: 'ID Search',
  health: 'Health',
  audit: 'Audit',
};

const links = consoleModes.map((mode) => ({ to: consolePath(mode), label: labels[mode] }));

type Props = {
  mode: ConsoleMode;
  description: string;
  search?: ReactNode;
  action?: ReactNode;
  /** Whether what scrolls is in the content, which is as high as the window leaves room for; not on phones, where the page scrolls. */
  fillsWindow?: boolean;
  children: ReactNode;
};

/** A mode of the console of global admins, with the picker of all modes for those who may use them. @see ADMIN-001 ADMIN-003 ADMIN-004 */
export const ConsoleFrame = ({ mode, description, search, action, fillsWindow = false, children }: Props) => (
  // the shell has 6 rem above and below its content
  <div className={fillsWindow ? 'flex flex-col md:h-[max(40rem,calc(100dvh-6rem))]' : undefined}>
    {useIsStaff() && (
      <div className="pb-6">
        <LinkTabs label="Console" links={links} current={consolePath(mode)} />
      </div>
    )}
    <OnlySuperAdmin />
    <Page
      title={labels[mode]}
      description={description}
      search={search}
      action={
        <>
          {action}
          <DashboardLink />
        </>
      }
    >
      {children}
    </Page>
  </div>
);

/** Without an organization there is no dashboard to open. @see ADMIN-004 */
function DashboardLink() {
  const currentUser = useCurrentUser();
  const chosen = useSetting(localKeys.organizationId);
  const content = (
    <>
      <LayoutDashboard aria-hidden size={16} strokeWidth={1.75} />
      Dashboard
    </>
  );
  if (currentUser && selectedOrganization(currentUser, chosen))
    return (
      <Link to={toursPath} className={buttonStyle()}>
        {content}
      </Link>
    );
  return (
    <Button disabled title="Choose an organization first">
      {content}
    </Button>
  );
}

/** Whether the user is on the list of staff; where an installation has no list, every global admin is. @see ADMIN-003 */
export function useIsStaff(): boolean {
  const currentUser = useCurrentUser();
  return staff() === '' || isStaff(currentUser?.email ?? '', staff());
}
