import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { deleteLocation } from '@/backend/bin/locations';
import { errorMessage } from '@/domain/app-error';
import type { Location } from '@/domain/locations/location';
import { locationsPath } from '@/domain/locations/location-page-addresses';
import { plural } from '@/domain/plural';
import { binDays } from '@/domain/tours/bin';
import { afterBackLayers } from '@/ui/back-layers';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toastError, toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';
import { useRestoreLocation } from '@/widgets/use-restore-location';

type Props = { location: Location; locationTours: number };

/** Moves the location into the bin, and says first that its tours go with it; the toast restores it. */
export function DeleteLocation({ location, locationTours }: Props) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const restore = useRestoreLocation();
  const undo = async () => {
    try {
      await restore(location);
      toastSuccess(`${location.name} was restored`);
    } catch (error) {
      toastError(`${location.name} wasn’t restored. ${errorMessage(error)} You can restore it from the bin.`);
    }
  };
  const { mutate } = useMutation({
    mutationFn: () => deleteLocation(location, locationTours),
    onSuccess: () => toastSuccess('Location deleted', { action: { label: 'Undo', run: () => void undo() } }),
    meta: { failed: 'Couldn’t delete the location: ' },
  });
  // the page of a location that is being deleted has nothing to show
  const deleteAndLeave = () => {
    flushSync(() => setAsking(false));
    afterBackLayers(() => navigate(locationsPath(), { replace: true }));
    mutate();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${location.name}?`}
          confirmLabel="Delete"
          danger
          onConfirm={deleteAndLeave}
          onClose={() => setAsking(false)}
        >
          <p>
            {contentsOf(locationTours)} Links to it stop working. It stays in the bin for {binDays} days, where admins can restore it
            {locationTours > 0 && ' with everything in it'}.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function contentsOf(locationTours: number): string {
  if (locationTours === 0) return 'It has no tours.';
  return plural(locationTours, { one: 'Its one tour goes to the bin with it.', other: 'Its # tours go to the bin with it.' });
}
