import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { cn } from '@/ui/cn';

type Props = { to: string; label: string; icon: LucideIcon; expanded: boolean; end?: boolean; count?: number };

/** A line of the menu; of the collapsed one the icon, with its name for the pointer and for screen readers. */
export function MenuLink({ to, label, icon: Icon, expanded, end = false, count = 0 }: Props) {
  return (
    <NavLink
      to={to}
      end={end}
      title={expanded ? undefined : label}
      className={({ isActive }) =>
        cn(
          'relative flex h-9 items-center gap-2.5 rounded-md font-medium text-sm transition-colors hover:bg-hover hover:text-ink max-md:h-11',
          isActive ? 'bg-sunken text-ink' : 'text-ink-soft',
          expanded ? 'px-2' : 'justify-center',
        )
      }
    >
      {({ isActive }) => (
        <>
          <Icon aria-hidden size={18} strokeWidth={1.75} className={cn('shrink-0', isActive && 'text-accent')} />
          <span className={expanded ? 'grow truncate' : 'sr-only'}>{label}</span>
          {count > 0 && <Count count={count} expanded={expanded} />}
        </>
      )}
    </NavLink>
  );
}

function Count({ count, expanded }: { count: number; expanded: boolean }) {
  return (
    <>
      <span className="sr-only">{count === 1 ? ', 1 invitation' : `, ${count} invitations`}</span>
      <span
        aria-hidden
        className={cn(
          'grid shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent tabular-nums',
          expanded ? 'h-5 min-w-5 px-1.5 text-xs' : '-top-0.5 absolute right-0 h-4 min-w-4 px-1 text-[0.625rem]',
        )}
      >
        {count}
      </span>
    </>
  );
}
