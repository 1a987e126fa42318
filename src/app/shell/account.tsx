import LogOut from 'lucide-react/icons/log-out';
import { Link } from 'react-router-dom';
import { profilePath } from '@/domain/page-addresses';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useRoleTitle } from '@/widgets/use-role-title';
import { useSignOut } from '@/widgets/use-sign-out';
import { useExistingOrganization } from '../gates/use-shown-organization';
import { ColorSchemeSwitch } from './color-scheme-switch';
import { menuTexts } from './menu-texts';

type Props = { expanded: boolean };

/** The current user, the color scheme switch and Sign out. @see UI-001 AUTH-034 */
export function Account({ expanded }: Props) {
  const t = useTexts(menuTexts);
  const currentUser = useCurrentUser();
  const shown = useExistingOrganization();
  const roleTitle = useRoleTitle(shown);
  const { leave, isSigningOut } = useSignOut();
  if (!currentUser) return null;
  const name = currentUser.displayName || currentUser.email;

  return (
    <div className={cn('flex flex-col gap-3 border-line border-t pt-3', !expanded && 'items-center')}>
      <ColorSchemeSwitch expanded={expanded} />
      <Link
        to={profilePath}
        title={expanded ? t.profile : `${name}, ${currentUser.email}`}
        className={cn('flex min-h-11 items-center gap-2.5 rounded-md transition-colors hover:bg-hover', expanded ? 'px-1' : 'px-1.5')}
      >
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent text-xs uppercase"
        >
          {name.slice(0, 1)}
        </span>
        <span className={expanded ? 'min-w-0' : 'sr-only'}>
          <span dir="auto" className="block truncate font-medium text-ink text-sm">
            {name}
          </span>
          <span className="block truncate text-ink-faint text-xs">
            {/* the line is there before the role is known */}
            {[roleTitle, shown].filter(Boolean).join(' · ') || '\u00a0'}
          </span>
        </span>
      </Link>
      <button
        type="button"
        onClick={leave}
        disabled={isSigningOut}
        title={expanded ? undefined : t.signOut}
        className={cn(
          'flex h-9 items-center gap-2.5 rounded-md font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink disabled:opacity-60 touch:h-11',
          expanded ? 'px-2' : 'w-9 justify-center',
        )}
      >
        <LogOut aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span className={expanded ? '' : 'sr-only'}>{t.signOut}</span>
      </button>
    </div>
  );
}
