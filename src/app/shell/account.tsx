import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router-dom';
import { standing } from '@/domain/access/principals';
import { profilePath } from '@/domain/addresses';
import { cn } from '@/ui/cn';
import { useSignOut } from '@/widgets/use-sign-out';
import { useWho } from '@/widgets/who';
import { ColorSchemeSwitch } from './color-scheme-switch';

type Props = { expanded: boolean };

/** Who is signed in, light or dark, and the way out. @see UI-001 AUTH-034 */
export function Account({ expanded }: Props) {
  const who = useWho();
  const { leave, isLeaving } = useSignOut();
  if (!who) return null;
  const name = who.displayName || who.email;

  return (
    <div className={cn('flex flex-col gap-3 border-line border-t pt-3', !expanded && 'items-center')}>
      <ColorSchemeSwitch expanded={expanded} />
      <Link
        to={profilePath}
        title={expanded ? 'Your profile' : `${name}, ${who.email}`}
        className={cn('flex min-h-11 items-center gap-2.5 rounded-md transition-colors hover:bg-hover', expanded ? 'px-1' : 'px-1.5')}
      >
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent text-xs uppercase"
        >
          {name.slice(0, 1)}
        </span>
        <span className={expanded ? 'min-w-0' : 'sr-only'}>
          <span className="block truncate font-medium text-ink text-sm">{name}</span>
          <span className="block truncate text-ink-faint text-xs">{[standing(who), who.organization].filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
      <button
        type="button"
        onClick={leave}
        disabled={isLeaving}
        title={expanded ? undefined : 'Sign out'}
        className={cn(
          'flex h-9 items-center gap-2.5 rounded-md font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink disabled:opacity-60 max-md:h-11',
          expanded ? 'px-2' : 'w-9 justify-center',
        )}
      >
        <LogOut aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span className={expanded ? '' : 'sr-only'}>Sign out</span>
      </button>
    </div>
  );
}
