import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '@/backend/auth/commands';
import { roleLabels } from '@/domain/access/roles';
import { cn } from '@/ui/cn';
import { useWho } from '@/widgets/who';
import { ColorSchemeSwitch } from './color-scheme-switch';

type Props = { expanded: boolean };

/** Who is signed in, light or dark, and the way out. @see UI-001 AUTH-034 */
export function Account({ expanded }: Props) {
  const who = useWho();
  const [leaving, setLeaving] = useState(false);
  if (!who) return null;
  const name = who.displayName || who.email;

  const leave = async () => {
    setLeaving(true);
    // The page is loaded anew once nobody is signed in; it then opens here.
    window.history.replaceState(null, '', '#/');
    await signOut();
  };

  return (
    <div className={cn('flex flex-col gap-3 border-line border-t pt-3', !expanded && 'items-center')}>
      <ColorSchemeSwitch expanded={expanded} />
      <div className={cn('flex items-center gap-2.5 px-1', !expanded && 'px-0')} title={expanded ? undefined : `${name}, ${who.email}`}>
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent text-xs uppercase"
        >
          {name.slice(0, 1)}
        </span>
        <span className={expanded ? 'min-w-0' : 'sr-only'}>
          <span className="block truncate font-medium text-ink text-sm">{name}</span>
          <span className="block truncate text-ink-faint text-xs">
            {[roleLabels[who.role], who.organization].filter(Boolean).join(' · ')}
          </span>
        </span>
      </div>
      <button
        type="button"
        onClick={leave}
        disabled={leaving}
        title={expanded ? undefined : 'Sign out'}
        className={cn(
          'flex h-9 items-center gap-2.5 rounded-md px-2 font-medium text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink disabled:opacity-60 max-md:h-11',
          !expanded && 'w-9 justify-center px-0',
        )}
      >
        <LogOut aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span className={expanded ? '' : 'sr-only'}>Sign out</span>
      </button>
    </div>
  );
}
