import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '@/ui/icon-button';
import { Wordmark } from '@/ui/logo';
import { Sheet } from '@/ui/sheet';
import { useTexts } from '@/ui/use-texts';
import { Account } from './account';
import { Bell } from './bell';
import { HomeLink } from './home-link';
import { Menu } from './menu';
import { menuTexts } from './menu-texts';
import { SearchButton } from './search-button';

/** The top bar on small screens, with the menu in a sheet that closes on navigation. @see UI-003 */
export function MobileBar({ onSearch }: { onSearch: () => void }) {
  const t = useTexts(menuTexts);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => setOpen(false), [pathname]);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-surface px-2 md:hidden">
      <IconButton label={t.open} icon={MenuIcon} aria-expanded={open} onClick={() => setOpen(true)} />
      <HomeLink>
        <Wordmark />
      </HomeLink>
      <span className="ms-auto flex">
        <SearchButton expanded={false} onOpen={onSearch} />
        <Bell />
      </span>
      <Sheet label={t.menu} open={open} onClose={() => setOpen(false)}>
        <div className="mb-4 flex items-center justify-between">
          <HomeLink>
            <Wordmark />
          </HomeLink>
          <IconButton label={t.close} icon={X} onClick={() => setOpen(false)} />
        </div>
        <Menu expanded />
        <Account expanded />
      </Sheet>
    </header>
  );
}
