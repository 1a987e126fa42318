import { useMutation } from '@tanstack/react-query';
import { deleteTour } from '@/backend/tours/parts-commands';
import type { Tour } from '@/domain/tours';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useOneAtATime } from '../use-one-at-a-time';
import { lostWith } from './lost-with';

type Props = { tour: Tour; onClose: () => void; onDeleted: () => void };

/** @see TOUR-060 */
export function DeleteTourDialog({ tour, onClose, onDeleted }: Props) {
  const deletion = useMutation({ mutationFn: useOneAtATime(deleteTour), onSuccess: onDeleted, meta: { done: 'Tour deleted' } });
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this tour?"
      confirm="Delete tour"
      danger
      busy={deletion.isPending}
      error={deletion.error && `${tour.name || 'The tour'} was not deleted. ${deletion.error.message}`}
      onConfirm={() => deletion.mutate(tour)}
      onClose={() => !deletion.isPending && onClose()}
    >
      <p>
        <strong className="wrap-anywhere font-semibold text-ink">{tour.name || 'Tour without a name'}</strong> goes for everybody, and
        cannot be brought back. With it go:
      </p>
      <ul className="list-disc space-y-1 pl-5">
        {lostWith(tour).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>The scan itself and copies of this tour stay.</p>
    </ConfirmDialog>
  );
}
