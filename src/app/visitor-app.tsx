import { AreaRoot } from './area-root';
import { AreaRoutes } from './routes/area-routes';
import { visitorRows } from './routes/visitor-rows';
import { VisitorShell } from './shell/visitor-shell';

/** The visitors' area. */
export function VisitorApp() {
  return (
    <AreaRoot>
      <AreaRoutes area="visitors" rows={visitorRows} frame={<VisitorShell />} />
    </AreaRoot>
  );
}
