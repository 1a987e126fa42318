import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { orgId } from '@/domain/ids';
import { LazyComponent } from '@/ui/lazy-component';
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
  const { open, box } = useSearchBox({ hasSlash: true });
  return (
    <ShownTheme>
      <div className="min-h-dvh md:flex">
        <SkipToContent />
        <Rail onSearch={open} />
        <MobileBar onSearch={open} />
        <div className="min-w-0 grow">
          <OfflineBanner />
          <Standstill />
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

const standstillBanner = () => import('./standstill-banner').then((it) => it.StandstillBanner);

/** Loaded only where something is suspended. */
function Standstill() {
  const { organization } = useShown();
  return organization?.isSuspended === true && <LazyComponent load={standstillBanner} props={{ organization }} />;
}

// shares its query with the tour list
function useShown() {
  const shown = useShownOrganization();
  const { data: organization } = useQuery({ ...organizationQueries.one(shown ?? orgId('-')), enabled: shown !== null });
  return { shown, organization };
}

function ShownTheme({ children }: { children: ReactNode }) {
  const { shown, organization } = useShown();
  return (
    <OrganizationTheme theme={(shown && organization?.theme) || null}>
      <PortalHost>{children}</PortalHost>
    </OrganizationTheme>
  );
}
