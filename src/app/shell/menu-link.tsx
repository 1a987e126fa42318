import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { menuTexts } from './menu-texts';

type Props = {
  to: string;
  label: string;
  icon: LucideIcon;
  expanded: boolean;
  end?: boolean;
  /** Another address whose pages belong to this item. */
  also?: string;
  /** Other addresses of its page. */
  alsoAt?: readonly string[];
  count?: number;
  counted?: 'invitations' | 'requests' | 'unread';
};

/** A menu item; collapsed, only its icon. Its tooltip also says what is cut in the languages that need more room. */
export function MenuLink({ to, label, icon: Icon, expanded, end = false, also, alsoAt = [], count = 0, counted = 'invitations' }: Props) {
  const { pathname } = useLocation();
  const isBelow = (path: string) => pathname.startsWith(`${path}/`);
  const isActive = pathname === to || alsoAt.includes(pathname) || (!end && isBelow(to)) || (also !== undefined && isBelow(also));
  return (
    <Link
      to={to}
      aria-current={isActive ? 'page' : undefined}
      title={label}
      className={cn(
        'relative flex h-9 items-center gap-2.5 rounded-md font-medium text-sm transition-colors hover:bg-hover hover:text-ink touch:h-11',
        isActive ? 'bg-sunken text-ink' : 'text-ink-soft',
        expanded ? 'px-2' : 'justify-center',
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} className={cn('shrink-0', isActive && 'text-accent')} />
      <span className={expanded ? 'grow truncate' : 'sr-only'}>{label}</span>
      {count > 0 && <Count count={count} counted={counted} expanded={expanded} />}
    </Link>
  );
}

function Count({ count, counted, expanded }: Required<Pick<Props, 'count' | 'counted' | 'expanded'>>) {
  const t = useTexts(menuTexts);
  return (
    <>
      <span className="sr-only">{t[counted](count)}</span>
      <span
        aria-hidden
        className={cn(
          'grid shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent tabular-nums',
          expanded ? 'h-5 min-w-5 px-1.5 text-xs' : '-top-0.5 absolute end-0 h-4 min-w-4 px-1 text-[0.625rem]',
        )}
      >
        {count}
      </span>
    </>
  );
}
