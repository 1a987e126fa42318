import { purgeTour } from '@/backend/bin/commands';
import type { OrgId } from '@/domain/ids';
import type { BinnedTour } from '@/domain/tours/bin';
import { tourTitle } from '@/domain/tours/tour-title';
import { toastSuccess } from '@/ui/toast';
import { runForEach } from '@/widgets/bulk/run-for-each';
import { TypedConfirmDialog } from '@/widgets/typed-confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';
import { countOf, problemOf } from './labels';

type Props = { tours: readonly BinnedTour[]; organization: OrgId; onPurged: () => void; onClose: () => void };

/** Deletes tours in the bin for good, once the user has typed the name, or how many there are. */
export function PurgeDialog({ tours, organization, onPurged, onClose }: Props) {
  const [first] = tours;
  const expected = first && tours.length === 1 ? tourTitle(first) : countOf(tours);
  const purging = useMutation({
    mutationFn: () => runForEach(tours, ({ id }) => purgeTour({ id, organization })),
    onSuccess: (outcome) => {
      if (outcome.done.length > 0) onPurged();
      if (problemOf(outcome, 'deleted') !== null) return;
      onClose();
      document.querySelector('main')?.focus({ preventScroll: true });
      toastSuccess(`${expected} ${tours.length === 1 ? 'was' : 'were'} deleted for good`);
    },
    meta: { failed: null },
  });
  return (
    <TypedConfirmDialog
      name={expected}
      title={`Delete ${tours.length === 1 ? `“${expected}”` : expected} now?`}
      confirmLabel="Delete for good"
      busy={purging.isPending}
      error={(purging.data && problemOf(purging.data, 'deleted')) ?? purging.error?.message}
      onConfirm={() => purging.mutate()}
      onClose={onClose}
    >
      <p>
        Everything in {tours.length === 1 ? 'it' : 'them'} is deleted for everyone: points of interest, files, saved states, share links and
        invitations. This can’t be undone.
      </p>
      {tours.length > 1 && (
        <ul className="max-h-40 list-disc space-y-1 overflow-y-auto ps-5">
          {tours.map((tour) => (
            <li key={tour.id} className="wrap-anywhere">
              {tourTitle(tour)}
            </li>
          ))}
        </ul>
      )}
    </TypedConfirmDialog>
  );
}
