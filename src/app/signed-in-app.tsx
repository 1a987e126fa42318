import { useEffect } from 'react';
import { AreaRoot } from './area-root';
import { forgetFailedScreens, loadScreen } from './lazy-screen';
import { AreaRoutes } from './routes/area-routes';
import { dashboardRedirects, dashboardRows } from './routes/dashboard-rows';
import { landingScreen, toursScreen } from './routes/screens';
import { DashboardShell } from './shell/dashboard-shell';

/** What a signed-in person gets. */
export function SignedInApp() {
  useEffect(fetchTheRest, []);
  return (
    <AreaRoot>
      <AreaRoutes area="dashboard" rows={dashboardRows} redirects={dashboardRedirects} frame={<DashboardShell />} />
    </AreaRoot>
  );
}

// The screens one is likely to open next, so that they open at once, and offline too. One that fails now is asked for when it is opened.
function fetchTheRest(): () => void {
  const timer = setTimeout(() => {
    for (const screen of [toursScreen, landingScreen]) loadScreen(screen).catch(forgetFailedScreens);
  }, 2000);
  return () => clearTimeout(timer);
}
