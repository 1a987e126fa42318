import { useLocation, useParams } from 'react-router-dom';
import { dashboardPlace } from '@/domain/dashboard-place';
import { PageGate } from '../gates/page-gate';
import { useShownOrganization } from '../gates/use-shown-organization';
import { PageSkeleton } from '../page-skeleton';
import { RouteFrame } from '../route-frame';
import { Splash } from '../splash';
import { pageTitle, type TitleParts } from './page-title';
import type { RouteRow } from './route-row';

type Props = { row: RouteRow };

/** What is shown at an address: its title, its skeleton while it loads, its gate, its page. */
export function RowPage({ row: { path, name, title, gate, page, isWhole = false, skeleton, hasFirstLook = false, pageKey } }: Props) {
  const { pathname } = useLocation();
  const params = useParams();
  const parts = useTitleParts();
  return (
    <>
      <title>{title ?? pageTitle(parts, name)}</title>
      <RouteFrame
        pageKey={pageKey ? `${path} ${pageKey(params)}` : pathname}
        skeleton={skeleton ?? (isWhole ? <Splash /> : <PageSkeleton />)}
        isWhole={isWhole}
        hasFirstLook={hasFirstLook}
      >
        <PageGate needs={gate}>{page}</PageGate>
      </RouteFrame>
    </>
  );
}

// In the dashboard the organization is not in the address: it is the one that is shown.
function useTitleParts(): TitleParts {
  const { pathname, search } = useLocation();
  const { organization, mode, page } = useParams();
  const shown = useShownOrganization();
  const place = dashboardPlace(pathname, search);
  return place.page === '' ? { organization, mode, page } : { organization: shown ?? undefined, mode: place.mode, page: place.page };
}
