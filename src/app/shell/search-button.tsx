import Search from 'lucide-react/icons/search';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { menuTexts } from './menu-texts';

type Props = { expanded: boolean; onOpen: () => void };

/** Opens the box that finds everything; with its name and key where there is room. */
export function SearchButton({ expanded, onOpen }: Props) {
  const { search } = useTexts(menuTexts);
  if (!expanded) return <IconButton label={search} icon={Search} aria-keyshortcuts="Control+K Meta+K" onClick={onOpen} />;
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="mb-3 flex h-9 shrink-0 items-center gap-2.5 rounded-md border border-line-strong px-2 text-ink-faint text-sm transition-colors hover:border-ink-soft hover:text-ink touch:h-11"
    >
      <Search aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
      <span className="grow truncate text-start">{search}</span>
      <kbd aria-hidden className="font-sans text-xs">
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
