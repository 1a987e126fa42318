import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '@/backend/staff';
import { isStaff } from '@/domain/application/administration';
import { type ConsoleMode, consoleModes, consolePath } from '@/domain/console/console-page-addresses';
import { toursPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { LinkTabs } from '@/widgets/link-tabs';

const labels: Record<ConsoleMode, string> = {
  organizations: 'Organizations',
  users: 'Users',
  modules: 'Modules',
  pages: 'Pages',
  duplicate: 'Duplicate',
  import: 'Import',
  search: 'ID Search',
  health: 'Health',
};

const links = consoleModes.map((mode) => ({ to: consolePath(mode), label: labels[mode] }));

type Props = { mode: ConsoleMode; description: string; search?: ReactNode; action?: ReactNode; children: ReactNode };

/** A mode of the console of global admins, with the picker of all modes for those who may use them. @see ADMIN-001 ADMIN-003 ADMIN-004 */
export const ConsoleFrame = ({ mode, description, search, action, children }: Props) => (
  <>
    {useIsStaff() && (
      <div className="pb-6">
        <LinkTabs label="Console" links={links} />
      </div>
    )}
    <Page
      title={labels[mode]}
      description={description}
      search={search}
      action={
        <>
          {action}
          <Link to={toursPath} className={buttonStyle()}>
            <LayoutDashboard aria-hidden size={16} strokeWidth={1.75} />
            Dashboard
          </Link>
        </>
      }
    >
      {children}
    </Page>
  </>
);

/** Whether the user is on the list of staff; where an installation has no list, every global admin is. @see ADMIN-003 */
export function useIsStaff(): boolean {
  const currentUser = useCurrentUser();
  return staff() === '' || isStaff(currentUser?.email ?? '', staff());
}
