import Copy from 'lucide-react/icons/copy';
import Link2 from 'lucide-react/icons/link-2';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteLocationTour, duplicateLocationTour } from '@/backend/locations/commands';
import type { Location, LocationTour } from '@/domain/locations/location';
import { locationPath, locationPlayerPath } from '@/domain/locations/location-page-addresses';
import { tourTitle } from '@/domain/tours/tour-title';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { IconButton } from '@/ui/icon-button';
import { DotsIcon } from '@/ui/inline-icons';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';
import { copyLink } from '@/widgets/copy-link';
import { useMutation } from '@/widgets/use-mutation';

type Props = { location: Location; locationTour: LocationTour; canEdit: boolean; canRun: boolean };

/** @see LOC-012 LOC-013 LOC-014 LOC-015 */
export function LocationTourMenu({ location, locationTour, canEdit, canRun }: Props) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const duplicate = useMutation({
    mutationFn: () => duplicateLocationTour(location.id, locationTour.id),
    meta: { done: 'Tour Duplicated', failed: () => 'Could not Duplicate tour' },
  });
  return (
    <>
      <Menu defaultOpen trigger={<IconButton label={`Menu of ${tourTitle(locationTour)}`} icon={DotsIcon} />}>
        {canEdit && (
          <MenuItem icon={Pencil} onSelect={() => navigate(locationPath(location.id, 'edit', locationTour.id))}>
            Edit
          </MenuItem>
        )}
        <MenuItem icon={Link2} onSelect={() => void copyLink(locationPlayerPath(location.id, locationTour.id))}>
          Share
        </MenuItem>
        {canRun && (
          <>
            <MenuItem icon={Copy} onSelect={() => duplicate.mutate()}>
              Duplicate
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} look="danger" onSelect={() => setDeleting(true)}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {isDeleting && <DeleteLocationTour location={location} locationTour={locationTour} onClose={() => setDeleting(false)} />}
    </>
  );
}

type DeleteProps = Pick<Props, 'location' | 'locationTour'> & { onClose: () => void };

function DeleteLocationTour({ location, locationTour, onClose }: DeleteProps) {
  const { mutate } = useMutation({
    mutationFn: () => deleteLocationTour(location.id, locationTour.id),
    meta: { done: 'Tour deleted', failed: 'Couldn’t delete the tour: ' },
  });
  // the tour leaves the list at once, and its menu with it
  const confirm = () => {
    mutate();
    onClose();
  };
  return (
    <ConfirmDialog title={`Delete ${locationTour.name || 'this tour'}?`} confirmLabel="Delete" danger onConfirm={confirm} onClose={onClose}>
      <p>Are you sure you want to delete this tour? Links to it stop working. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
