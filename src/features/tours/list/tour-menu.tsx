import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import UserPlus from 'lucide-react/icons/user-plus';
import { useNavigate } from 'react-router-dom';
import { tourFormPath } from '@/domain/page-addresses';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import type { ListContext } from './list-context';

type Props = { tour: ListedTour; context: ListContext };

/** @see TOUR-015 */
export function TourMenu({ tour, context: { own, onFavorite, canEdit, canInvite, canDuplicate, canDelete, openDialog } }: Props) {
  const navigate = useNavigate();
  return (
    <Menu defaultOpen trigger={<IconButton label={`Menu of ${tourTitle(tour)}`} icon={DotsIcon} />}>
      {canEdit(tour) && (
        <MenuItem icon={Pencil} onSelect={() => navigate(tourFormPath(tour.id))}>
          Edit
        </MenuItem>
      )}
      {canInvite(tour) && (
        <MenuItem icon={UserPlus} onSelect={() => openDialog('invite', tour)}>
          Invite
        </MenuItem>
      )}
      {canInvite(tour) && (
        <MenuItem icon={Eye} onSelect={() => openDialog('people', tour)}>
          People with access
        </MenuItem>
      )}
      {canEdit(tour) && (
        <MenuItem icon={Link2} onSelect={() => openDialog('links', tour)}>
          Share links
        </MenuItem>
      )}
      {canDuplicate && (
        <MenuItem icon={Copy} onSelect={() => openDialog('duplicate', tour)}>
          Duplicate
        </MenuItem>
      )}
      <MenuItem icon={Star} onSelect={() => onFavorite(tour)}>
        {own.favorites.has(tour.id) ? 'Remove from favourites' : 'Add to favourites'}
      </MenuItem>
      {canDelete && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} look="danger" onSelect={() => openDialog('delete', tour)}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
