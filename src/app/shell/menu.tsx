import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import BookOpen from 'lucide-react/icons/book-open';
import Building2 from 'lucide-react/icons/building-complex';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Images from 'lucide-react/icons/images';
import Inbox from 'lucide-react/icons/inbox';
import MailCheck from 'lucide-react/icons/mail-check';
import MapIcon from 'lucide-react/icons/map';
import MapPinned from 'lucide-react/icons/map-pinned';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import ScanLine from 'lucide-react/icons/scan-line';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import { useLocation } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { mustVerify } from '@/domain/access/identity';
import { canCollaborate } from '@/domain/access/organizations';
import { isGlobalAdmin } from '@/domain/access/principals';
import { dashboardPagePath, dashboardPlayerPath, tourLandingPath, toursPath } from '@/domain/addresses';
import { dashboardPlace } from '@/domain/dashboard-place';
import type { OrgId } from '@/domain/ids';
import { tourId } from '@/domain/ids';
import { cn } from '@/ui/cn';
import { useFacts } from '@/widgets/facts';
import { useWho } from '@/widgets/who';
import { useShownOrganization } from '../gates/use-shown-organization';
import { MenuLink } from './menu-link';
import { useInvitationCount } from './use-invitation-count';

type Props = { expanded: boolean };
type Item = { to: string; label: string; icon: LucideIcon; end?: boolean; count?: number };

/** Where one can go: the pages of the organization, one's own, and the tour that is open. @see UI-001 UI-002 UI-013 UI-014 ACCESS-016 ACCESS-019 */
export function Menu({ expanded }: Props) {
  const groups = useGroups();
  return (
    <nav aria-label="Dashboard" className="flex grow flex-col overflow-y-auto overflow-x-hidden p-0.5">
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

function useGroups(): Item[][] {
  const who = useWho();
  const groups = [useOrganizationItems(), useOwnItems(), useAdminItems()].filter((items) => items.length > 0);
  return who && mustVerify(who) ? [verification] : groups;
}

/** Every other page is closed until then. @see AUTH-042 */
const verification: Item[] = [{ to: '/', label: 'Verify your email', icon: MailCheck }];

const groupStyle = 'flex flex-col gap-0.5 not-last:mb-2 not-last:border-line not-last:border-b not-last:pb-2';

function useOrganizationItems(): Item[] {
  const shown = useShownOrganization();
  const mayCollaborate = useMayCollaborate(shown);
  if (!shown) return [];
  return [
    { to: toursPath, label: 'Tours', icon: Images, end: true },
    { to: dashboardPagePath('map'), label: 'Map', icon: MapIcon },
    { to: dashboardPagePath('collections'), label: 'Collections', icon: FolderKanban },
    { to: dashboardPagePath('locations'), label: 'Locations', icon: MapPinned },
    { to: dashboardPagePath('settings'), label: 'Settings', icon: Settings },
    ...(mayCollaborate ? [{ to: dashboardPagePath('collaborations'), label: 'Collaborators', icon: Users }] : []),
  ];
}

function useMayCollaborate(organization: OrgId | null): boolean {
  const who = useWho();
  const { directory } = useFacts(organization ?? undefined);
  return organization !== null && canCollaborate(who, organization, directory);
}

function useOwnItems(): Item[] {
  return [
    { to: dashboardPagePath('my-page'), label: 'Shared with me', icon: Inbox, count: useInvitationCount() },
    { to: dashboardPagePath('tutorials'), label: 'Tutorials', icon: BookOpen },
  ];
}

function useAdminItems(): Item[] {
  if (!isGlobalAdmin(useWho())) return [];
  return [
    { to: '/o/reset', label: 'Organizations', icon: Building2 },
    { to: '/admin', label: 'Administration', icon: ShieldCheck },
  ];
}

function OpenTour({ expanded }: Props) {
  const { pathname, search } = useLocation();
  const id = tourId(dashboardPlace(pathname, search).tour || '-');
  // whoever shows the tour asks for it; here it is only named
  const { data: tour } = useQuery({ ...tourQueries.one(id), enabled: false });
  if (!tour) return null;
  return (
    <section aria-label={tour.name} className={groupStyle}>
      <p className={cn('truncate px-2.5 pt-1 pb-0.5 font-medium text-ink-faint text-xs', !expanded && 'sr-only')}>{tour.name}</p>
      <MenuLink to={tourLandingPath(id)} label="Landing Page" icon={ScanLine} expanded={expanded} />
      <MenuLink to={dashboardPlayerPath(id)} label="Explore" icon={Rotate3d} expanded={expanded} />
    </section>
  );
}
