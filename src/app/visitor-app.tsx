import { AreaRoot } from './area-root';
import { AreaRoutes } from './routes/area-routes';
import { visitorParts } from './routes/visitor-parts';
import { VisitorShell } from './shell/visitor-shell';

/** The visitors' area. */
export function VisitorApp() {
  return (
    <AreaRoot>
      <AreaRoutes area="visitors" parts={visitorParts} frame={<VisitorShell />} />
    </AreaRoot>
  );
}
