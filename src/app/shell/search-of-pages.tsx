import Bell from 'lucide-react/icons/bell';
import UserRound from 'lucide-react/icons/user-round';
import { notificationsPath, profilePath } from '@/domain/page-addresses';
import { FindEverything } from '@/features/search/find-everything';
import { useTexts } from '@/ui/use-texts';
import { useShownOrganization } from '../gates/use-shown-organization';
import { useMenuItems } from './menu';
import { menuTexts } from './menu-texts';

/** The box that finds everything, with the pages of the menu. */
export function SearchOfPages({ onClose }: { onClose: () => void }) {
  const organization = useShownOrganization();
  const t = useTexts(menuTexts);
  const own = [
    { to: notificationsPath, label: t.notifications, icon: Bell },
    { to: profilePath, label: t.profile, icon: UserRound },
  ];
  const pages = [...useMenuItems(), ...own].map(({ to, label, icon }) => ({
    title: label,
    otherWords: '',
    picture: { icon },
    action: { to },
  }));
  return <FindEverything organization={organization} pages={pages} onClose={onClose} />;
}
