import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { parseDashboardRoute } from '@/domain/dashboard-route';
import { orgId } from '@/domain/ids';
import { TabTitlePrefix } from '@/ui/tab-title';
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
  const parts = useTitleParts(gate);
  return (
    <>
      <title>{title ?? pageTitle(parts, name)}</title>
      <TabTitlePrefix value={title === undefined ? (parts.organization ?? '') : ''}>
        <RouteFrame
          pageKey={pageKey ? `${path} ${pageKey(params)}` : pathname}
          skeleton={skeleton ?? (isFullPage ? <Splash /> : <PageSkeleton />)}
          isFullPage={isFullPage}
          hasFirstLook={hasFirstLook}
        >
          <PageGate gate={gate}>{page}</PageGate>
        </RouteFrame>
      </TabTitlePrefix>
    </>
  );
}

// dashboard URLs don't contain the organization, so the current one is used
function useTitleParts(gate: RouteRow['gate']): TitleParts {
  const { pathname, search } = useLocation();
  const { organization, mode, page } = useParams();
  const shown = useShownOrganization();
  // the shell loads it
  const { data } = useQuery({ ...organizationQueries.one(shown ?? orgId('-')), enabled: false });
  const shownName = data?.name || (shown ?? undefined);
  const place = parseDashboardRoute(pathname, search);
  if (gate === 'admin') return { mode: place.mode, page: place.page };
  if (place.page !== '') return { organization: shownName, mode: place.mode, page: place.page };
  return { organization: gate === 'member' ? shownName : organization, mode, page };
}
