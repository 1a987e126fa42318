import { useEffect } from 'react';
import { tourLandingPattern, toursPath } from '@/domain/page-addresses';
import { preload } from '@/loading/load-code';
import { StreetsAreShown } from '@/widgets/map/streets-consent';
import { AreaRoot } from './area-root';
import { AreaRoutes } from './routes/area-routes';
import { dashboardParts } from './routes/dashboard-parts';
import { pageAt } from './routes/rows-of-area';
import { DashboardShell } from './shell/dashboard-shell';
import { FullPages } from './shell/full-pages';
import { useOpenedTours } from './use-opened-tours';

/** The dashboard area. */
export function SignedInApp() {
  // the screens that are likely to be opened next, also for offline use
  useEffect(() => {
    const timer = setTimeout(() => [toursPath, tourLandingPattern].forEach(preloadScreen), 2000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AreaRoot>
      <StreetsAreShown value>
        <OpenedTours />
        <AreaRoutes area="dashboard" parts={dashboardParts} frame={<DashboardShell />} fullFrame={<FullPages />} />
      </StreetsAreShown>
    </AreaRoot>
  );
}

/** Inside the router, whose address it follows. */
function OpenedTours() {
  useOpenedTours();
  return null;
}

/** Preloads the tour list, the most common first page, if the path is its own. Doesn't use the router, which isn't rendered yet. */
export async function loadScreenAt(path: string): Promise<void> {
  if (path.replace(/\?.*$/, '') === toursPath) await preloadScreen(toursPath);
}

async function preloadScreen(path: string): Promise<void> {
  const screen = pageAt('dashboard', path)?.row.screen;
  if (typeof screen === 'function') await preload(screen);
}
