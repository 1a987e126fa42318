import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { orgId } from '@/domain/ids';
import { PortalHost } from '@/ui/portal-host';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { useShownOrganization } from '../gates/use-shown-organization';
import { MainContent, SkipToContent } from './main-content';
import { MobileBar } from './mobile-bar';
import { NewRelease } from './new-release';
import { OfflineBanner } from './offline-banner';
import { Rail } from './rail';
import { useSearchBox } from './search-box';

/** The shell of dashboard pages: the side menu, or a top bar on small screens, and the page. @see UI-003 */
export function DashboardShell() {
  const { open, box } = useSearchBox();
  return (
    <ShownTheme>
      <div className="min-h-dvh md:flex">
        <SkipToContent />
        <Rail onSearch={open} />
        <MobileBar onSearch={open} />
        <div className="min-w-0 grow">
          <OfflineBanner />
          <NewRelease />
          <MainContent>
            <Outlet />
          </MainContent>
        </div>
        {box}
      </div>
    </ShownTheme>
  );
}

// shares its query with the tour list
function ShownTheme({ children }: { children: ReactNode }) {
  const shown = useShownOrganization();
  const { data: organization } = useQuery({ ...organizationQueries.one(shown ?? orgId('-')), enabled: shown !== null });
  return (
    <OrganizationTheme theme={(shown && organization?.theme) || null}>
      <PortalHost>{children}</PortalHost>
    </OrganizationTheme>
  );
}
