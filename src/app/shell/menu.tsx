import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-complex';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MailCheck from 'lucide-react/icons/mail-check';
import MapIcon from 'lucide-react/icons/map';
import MapPinned from 'lucide-react/icons/map-pinned';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import History from 'lucide-react/icons/rotate-ccw-clock';
import ScanLine from 'lucide-react/icons/scan-line';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { mustVerify } from '@/domain/access/identity';
import { canCollaborate, canSelectOrganization } from '@/domain/access/organizations';
import { canRunOrganization, isGlobalAdmin } from '@/domain/access/principals';
import { parseDashboardRoute } from '@/domain/dashboard-route';
import { type OrgId, tourId } from '@/domain/ids';
import {
  activityPath,
  adminPath,
  dashboardPagePath,
  dashboardPlayerPath,
  membersPath,
  organizationsPath,
  overviewPath,
  tourLandingPath,
  toursPath,
} from '@/domain/page-addresses';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { useDirectory } from '@/widgets/use-directory';
import { useExistingOrganization } from '../gates/use-shown-organization';
import { MenuLink } from './menu-link';
import { menuTexts } from './menu-texts';
import { useInvitationCount } from './use-invitation-count';
import { useRequestCount } from './use-request-count';

type Props = { expanded: boolean };
type Item = Omit<ComponentProps<typeof MenuLink>, 'expanded'>;

/**
 * The dashboard menu: the organization's pages, the user's own pages, and the open tour. A single item until the email address is verified.
 * @see UI-001 UI-002 UI-013 UI-014 ACCESS-016 ACCESS-019 AUTH-042
 */
export function Menu({ expanded }: Props) {
  const { dashboard } = useTexts(menuTexts);
  const groups = useGroups();
  return (
    <nav
      aria-label={dashboard}
      className="flex grow flex-col overflow-y-auto overflow-x-hidden p-0.5 low-window:shrink-0 low-window:overflow-visible"
    >
      {groups.map((items) => (
        <ul key={items[0]?.to} className={groupStyle}>
          {items.map((item) => (
            <li key={item.to}>
              <MenuLink {...item} expanded={expanded} />
            </li>
          ))}
        </ul>
      ))}
      <OpenTour expanded={expanded} />
    </nav>
  );
}

/** All items of the menu. */
export const useMenuItems = (): Item[] => useGroups().flat();

function useGroups(): Item[][] {
  const { verify } = useTexts(menuTexts);
  const currentUser = useCurrentUser();
  const groups = [useOrganizationItems(), useOwnItems(), useAdminItems()].filter((items) => items.length > 0);
  return currentUser && mustVerify(currentUser) ? [[{ to: '/', label: verify, icon: MailCheck }]] : groups;
}

const groupStyle = 'flex flex-col gap-0.5 not-last:mb-2 not-last:border-line not-last:border-b not-last:pb-2';

function useOrganizationItems(): Item[] {
  const t = useTexts(menuTexts);
  const shown = useExistingOrganization();
  const mayCollaborate = useMayCollaborate(shown);
  const requests = useRequestCount(shown, mayCollaborate);
  const mayRun = useMayRun(shown);
  if (!shown) return [];
  return [
    { to: overviewPath, label: t.overview, icon: LayoutDashboard },
    { to: toursPath, label: t.tours, icon: Images, end: true },
    { to: dashboardPagePath('map'), label: t.map, icon: MapIcon },
    { to: dashboardPagePath('collections'), label: t.collections, icon: FolderKanban },
    { to: dashboardPagePath('locations'), label: t.locations, icon: MapPinned, also: dashboardPagePath('location') },
    { to: dashboardPagePath('settings'), label: t.settings, icon: Settings },
    ...(mayCollaborate
      ? [
          { to: dashboardPagePath('collaborations'), label: t.collaborators, icon: Users, count: requests, counted: 'requests' as const },
          { to: membersPath, label: t.members, icon: UserCog },
        ]
      : []),
    ...(mayRun ? [{ to: activityPath, label: t.activity, icon: History }] : []),
  ];
}

function useMayRun(organization: OrgId | null): boolean {
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(organization ?? undefined);
  return organization !== null && canRunOrganization(currentUser, organization, directory);
}

function useMayCollaborate(organization: OrgId | null): boolean {
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(organization ?? undefined);
  return organization !== null && canCollaborate(currentUser, organization, directory);
}

function useOwnItems(): Item[] {
  const t = useTexts(menuTexts);
  return [
    { to: dashboardPagePath('my-page'), label: t.shared, icon: Inbox, count: useInvitationCount() },
    { to: dashboardPagePath('tutorials'), label: t.tutorials, icon: BookOpen },
  ];
}

function useAdminItems(): Item[] {
  const t = useTexts(menuTexts);
  const currentUser = useCurrentUser();
  const { directory } = useDirectory();
  const shown = useExistingOrganization();
  // without an organization the list of them stands in for the tours
  const alsoAt = shown ? ['/'] : ['/', toursPath];
  return [
    ...(canSelectOrganization(currentUser, directory) ? [{ to: organizationsPath, label: t.organizations, icon: Building2, alsoAt }] : []),
    ...(isGlobalAdmin(currentUser) ? [{ to: adminPath, label: t.administration, icon: ShieldCheck }] : []),
  ];
}

function OpenTour({ expanded }: Props) {
  const t = useTexts(menuTexts);
  const { pathname, search } = useLocation();
  const id = tourId(parseDashboardRoute(pathname, search).tour || '-');
  // the page that shows the tour loads it; here only the cache is read
  const { data: tour } = useQuery({ ...tourQueries.one(id), enabled: false });
  if (!tour) return null;
  return (
    <section aria-label={tour.name} className={groupStyle}>
      <p dir="auto" className={cn('truncate px-2.5 pt-1 pb-0.5 font-medium text-ink-faint text-xs', !expanded && 'sr-only')}>
        {tour.name}
      </p>
      <MenuLink to={tourLandingPath(id)} label={t.landing} icon={ScanLine} expanded={expanded} />
      <MenuLink to={dashboardPlayerPath(id)} label={t.explore} icon={Rotate3d} expanded={expanded} />
    </section>
  );
}
