import { binDays } from '@/domain/tours/bin';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';
import { useReadAgain } from '../bin/use-read-again';
import { deletedItems } from './deleted-items';
import { toastDeleted } from './undo-deletion';
import { useMoveToBin } from './use-move-to-bin';

type Props = { tour: Tour; onClose: () => void; onDeleted: () => void };

/** @see TOUR-060 */
export function DeleteTourDialog({ tour, onClose, onDeleted }: Props) {
  const moveToBin = useMoveToBin();
  const readAgain = useReadAgain();
  const deleteMutation = useMutation({
    mutationFn: moveToBin,
    onSuccess: () => {
      toastDeleted(tour, () => readAgain(tour.id));
      onDeleted();
    },
    meta: { failed: null },
  });
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this tour?"
      confirmLabel="Delete tour"
      danger
      busy={deleteMutation.isPending}
      error={deleteMutation.error && `${tour.name || 'The tour'} wasn’t deleted. ${deleteMutation.error.message}`}
      onConfirm={() => deleteMutation.mutate({ id: tour.id, organization: tour.organization })}
      onClose={() => !deleteMutation.isPending && onClose()}
    >
      <p>
        <strong className="wrap-anywhere font-semibold text-ink">{tourTitle(tour)}</strong> will be moved to the bin for everyone, together
        with:
      </p>
      <ul className="list-disc space-y-1 ps-5">
        {deletedItems(tour).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        The bin keeps it for {binDays} days. Until then, admins of the organization can restore all of it. The scan itself and copies of
        this tour are not deleted.
      </p>
    </ConfirmDialog>
  );
}
