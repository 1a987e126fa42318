import { AreaRoot } from './area-root';
import { AreaRoutes } from './routes/area-routes';
import { visitorRows } from './routes/visitor-rows';
import { VisitorShell } from './shell/visitor-shell';

/** What anybody gets who follows a link. */
export function VisitorApp() {
  return (
    <AreaRoot>
      <AreaRoutes area="visitors" rows={visitorRows} frame={<VisitorShell />} />
    </AreaRoot>
  );
}
