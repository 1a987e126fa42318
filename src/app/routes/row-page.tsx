import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { parseDashboardRoute } from '@/domain/dashboard-route';
import { orgId } from '@/domain/ids';
import { TabTitlePrefix } from '@/ui/tab-title';
import { useTexts } from '@/ui/use-texts';
import { Redirect } from '@/widgets/redirect';
import { PageGate } from '../gates/page-gate';
import { useShownOrganization } from '../gates/use-shown-organization';
import { LazyScreen } from '../lazy-screen';
import { PageSkeleton } from '../page-skeleton';
import { RouteFrame } from '../route-frame';
import { Splash } from '../splash';
import { pageTitle, type TitleParts, translatedName } from './page-title';
import type { PageRow } from './route-row';
import { pageNames } from './texts';

/** What the rows of an area name. */
export type AreaParts = { skeletons: Readonly<Record<string, ReactNode>>; screens: Readonly<Record<string, ReactNode>> };

type Props = { row: PageRow; parts: AreaParts };

/** Renders a route: title, skeleton, gate and page. */
export function RowPage({ row, parts }: Props) {
  const { path, name, title, gate, isFullPage = false, pageKey } = row;
  const { pathname, search } = useLocation();
  const params = useParams();
  const other = row.leadsTo?.(params, search);
  const titleParts = useTitleParts(gate);
  // titles are in the language of the page
  useTexts(pageNames);
  return (
    <>
      <title>{title === undefined ? pageTitle(titleParts, name) : translatedName(title)}</title>
      <TabTitlePrefix value={title === undefined ? (titleParts.organization ?? '') : ''}>
        <RouteFrame
          pageKey={pageKey ? `${path} ${pageKey(params)}` : pathname}
          skeleton={skeletonOf(row, parts)}
          isFullPage={isFullPage}
          hasFirstLook={'firstLook' in row}
        >
          <PageGate gate={gate}>{other ? <Redirect to={other} /> : screenOf(row, parts)}</PageGate>
        </RouteFrame>
      </TabTitlePrefix>
    </>
  );
}

function skeletonOf({ skeleton, isFullPage = false }: PageRow, { skeletons }: AreaParts): ReactNode {
  if (skeleton) return skeletons[skeleton];
  return isFullPage ? <Splash /> : <PageSkeleton />;
}

const screenOf = ({ screen }: PageRow, { screens }: AreaParts): ReactNode =>
  typeof screen === 'string' ? screens[screen] : <LazyScreen load={screen} />;

// dashboard URLs don't contain the organization, so the current one is used
function useTitleParts(gate: PageRow['gate']): TitleParts {
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
