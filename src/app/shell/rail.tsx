import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';
import { LogoMark, Wordmark } from '@/ui/logo';
import { useSetting, writeSetting } from '@/ui/settings';
import { useTexts } from '@/ui/use-texts';
import { Account } from './account';
import { Bell } from './bell';
import { HomeLink } from './home-link';
import { Menu } from './menu';
import { menuTexts } from './menu-texts';
import { SearchButton } from './search-button';

/** The side menu. Can be collapsed to icons, which is stored. @see UI-001 UI-003 MODEL-092 */
export function Rail({ onSearch }: { onSearch: () => void }) {
  const t = useTexts(menuTexts);
  const expanded = useSetting('menuExpanded') !== 'false';
  return (
    <aside
      aria-label={t.sideMenu}
      className={cn(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-line border-e bg-surface px-3 py-4 transition-[width] low-window:overflow-y-auto max-md:hidden',
        expanded ? 'w-60' : 'w-[3.875rem]',
      )}
    >
      <div className={cn('mb-5 flex items-center justify-between', expanded ? 'gap-1' : 'flex-col gap-3')}>
        <HomeLink>{expanded ? <Wordmark /> : <LogoMark className="h-4.5" />}</HomeLink>
        <div className={cn('flex items-center gap-0.5', !expanded && 'flex-col-reverse gap-1')}>
          <Bell />
          <IconButton
            label={expanded ? t.collapse : t.expand}
            icon={expanded ? PanelLeftClose : PanelLeftOpen}
            aria-expanded={expanded}
            onClick={() => writeSetting('menuExpanded', String(!expanded))}
          />
        </div>
      </div>
      <SearchButton expanded={expanded} onOpen={onSearch} />
      <Menu expanded={expanded} />
      <Account expanded={expanded} />
    </aside>
  );
}
