import { useLocation, useParams } from 'react-router-dom';
import { parseDashboardRoute } from '@/domain/dashboard-route';
import { PageGate } from '../gates/page-gate';
import { useShownOrganization } from '../gates/use-shown-organization';
import { PageSkeleton } from '../page-skeleton';
import { RouteFrame } from '../route-frame';
import { Splash } from '../splash';
import { pageTitle, type TitleParts } from './page-title';
import type { RouteRow } from './route-row';

type Props = { row: RouteRow };

/** Renders a route: title, skeleton, gate and page. */
export function RowPage({ row: { path, name, title, gate, page, isFullPage = false, skeleton, hasFirstLook = false, pageKey } }: Props) {
  const { pathname } = useLocation();
  const params = useParams();
  const parts = useTitleParts();
  return (
    <>
      <title>{title ?? pageTitle(parts, name)}</title>
      <RouteFrame
        pageKey={pageKey ? `${path} ${pageKey(params)}` : pathname}
        skeleton={skeleton ?? (isFullPage ? <Splash /> : <PageSkeleton />)}
        isFullPage={isFullPage}
        hasFirstLook={hasFirstLook}
      >
        <PageGate gate={gate}>{page}</PageGate>
      </RouteFrame>
    </>
  );
}

// dashboard URLs don't contain the organization, so the current one is used
function useTitleParts(): TitleParts {
  const { pathname, search } = useLocation();
  const { organization, mode, page } = useParams();
  const shown = useShownOrganization();
  const place = parseDashboardRoute(pathname, search);
  return place.page === '' ? { organization, mode, page } : { organization: shown ?? undefined, mode: place.mode, page: place.page };
}
