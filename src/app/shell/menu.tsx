import { useQuery } from '@tanstack/react-query';
import { Building2, Images, type LucideIcon, ScanLine } from 'lucide-react';
import { NavLink, useMatch } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { isGlobalAdmin } from '@/domain/access/principals';
import { tourId } from '@/domain/ids';
import { cn } from '@/ui/cn';
import { useWho } from '@/widgets/who';

type Props = { expanded: boolean };

/** @see UI-001 UI-002 ACCESS-019 */
export function Menu({ expanded }: Props) {
  const who = useWho();
  return (
    <nav aria-label="Dashboard" className="flex grow flex-col gap-1 overflow-y-auto overflow-x-hidden p-0.5">
      <MenuLink to="/dashboard/tours" label="Tours" icon={Images} expanded={expanded} end />
      {isGlobalAdmin(who) && <MenuLink to="/o/reset" label="Organizations" icon={Building2} expanded={expanded} />}
      <OpenTour expanded={expanded} />
    </nav>
  );
}

function OpenTour({ expanded }: Props) {
  const open = useMatch('/dashboard/tours/landing/:tour')?.params.tour;
  const { data: tour } = useQuery({ ...tourQueries.one(tourId(open ?? '-')), enabled: false });
  if (!open || !tour) return null;
  return (
    <div className={cn('mt-3 flex flex-col gap-1 border-line border-t pt-3', !expanded && 'mt-1 pt-2')}>
      {expanded && <p className="truncate px-2.5 pb-1 text-ink-faint text-xs">{tour.name}</p>}
      <MenuLink to={`/dashboard/tours/landing/${encodeURIComponent(open)}`} label="Landing Page" icon={ScanLine} expanded={expanded} />
    </div>
  );
}

type LinkProps = Props & { to: string; label: string; icon: LucideIcon; end?: boolean };

function MenuLink({ to, label, icon: Icon, expanded, end = false }: LinkProps) {
  return (
    <NavLink
      to={to}
      end={end}
      title={expanded ? undefined : label}
      className={({ isActive }) =>
        cn(
          'flex h-9 items-center gap-2.5 rounded-md px-2 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink max-md:h-11',
          isActive && 'bg-sunken text-ink',
          !expanded && 'justify-center px-0',
        )
      }
    >
      {({ isActive }) => (
        <>
          <Icon aria-hidden size={18} strokeWidth={1.75} className={cn('shrink-0', isActive && 'text-accent')} />
          <span className={expanded ? 'truncate' : 'sr-only'}>{label}</span>
        </>
      )}
    </NavLink>
  );
}
