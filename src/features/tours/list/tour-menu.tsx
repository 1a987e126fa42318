import Compass from 'lucide-react/icons/compass';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import Layers from 'lucide-react/icons/layers';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import UserPlus from 'lucide-react/icons/user-plus';
import { useNavigate } from 'react-router-dom';
import { activityOfPath, playerPath, tourFormPath, tourLandingPath } from '@/domain/page-addresses';
import { versionsPath } from '@/domain/publishing/publication-page-addresses';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import type { ListContext } from './list-context';

type Props = { tour: ListedTour; context: ListContext };

/** @see TOUR-015 */
export function TourMenu({ tour, context }: Props) {
  const { own, onFavorite, canEdit, canInvite, canCollect, canDuplicate, canDelete, canSeeActivity, openDialog } = context;
  const navigate = useNavigate();
  return (
    <Menu defaultOpen trigger={<IconButton label={`Menu of ${tourTitle(tour)}`} icon={DotsIcon} />}>
      <MenuItem icon={FileText} onSelect={() => navigate(tourLandingPath(tour.id))}>
        Open
      </MenuItem>
      <MenuItem icon={Compass} onSelect={() => navigate(playerPath(tour.id))}>
        Explore
      </MenuItem>
      <MenuSeparator />
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
      {canEdit(tour) && (
        <MenuItem icon={Layers} onSelect={() => navigate(versionsPath(tour.id))}>
          Versions
        </MenuItem>
      )}
      {canSeeActivity && (
        <MenuItem icon={History} onSelect={() => navigate(activityOfPath(tour))}>
          Activity
        </MenuItem>
      )}
      {canCollect(tour) && (
        <MenuItem icon={Folder} onSelect={() => openDialog('collection', tour)}>
          Add to collection
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
