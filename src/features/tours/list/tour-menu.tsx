import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import UserPlus from 'lucide-react/icons/user-plus';
import { useNavigate } from 'react-router-dom';
import { inviteToTourPath, tourFormPath } from '@/domain/addresses';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { IconButton } from '@/ui/icon-button';
import { LightDots } from '@/ui/light-icons';
import { Menu, MenuItem, MenuLine } from '@/ui/menu';
import { type ListContext, nameOf } from './list-context';

type Props = { tour: ListedTour; context: ListContext };

/** @see TOUR-015 */
export function TourMenu({ tour, context: { canEdit, canInvite, canDuplicate, canDelete, ask } }: Props) {
  const navigate = useNavigate();
  return (
    <Menu defaultOpen trigger={<IconButton label={`Menu of ${nameOf(tour)}`} icon={LightDots} />}>
      {canEdit(tour) && (
        <MenuItem icon={Pencil} onSelect={() => navigate(tourFormPath(tour.id))}>
          Edit
        </MenuItem>
      )}
      {canInvite(tour) && (
        <MenuItem icon={UserPlus} onSelect={() => navigate(inviteToTourPath(tour.id))}>
          Invite
        </MenuItem>
      )}
      {canDuplicate && (
        <MenuItem icon={Copy} onSelect={() => ask('duplicate', tour)}>
          Duplicate
        </MenuItem>
      )}
      {canDelete && (
        <>
          <MenuLine />
          <MenuItem icon={Trash2} look="danger" onSelect={() => ask('delete', tour)}>
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
