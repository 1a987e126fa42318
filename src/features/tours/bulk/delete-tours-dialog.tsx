import { restoreTour } from '@/backend/bin/commands';
import { binDays } from '@/domain/tours/bin';
import { planBulk } from '@/domain/tours/bulk/bulk-acts';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { NamedItems } from '@/widgets/bulk/named-items';
import { useReadAgain } from '../bin/use-read-again';
import { useMoveToBin } from '../delete/use-move-to-bin';
import { countOf, PlanSummary, sentence, tourForms } from './plan-summary';

type Props = { tours: readonly ListedTour[]; mayDelete: (tour: ListedTour) => boolean; onClose: () => void };

/** Moves many tours into the bin, from where Undo restores them. @see TOUR-060 */
export function DeleteToursDialog({ tours, mayDelete, onClose }: Props) {
  const moveToBin = useMoveToBin();
  const readAgain = useReadAgain();
  const plan = planBulk(tours, { isAllowed: mayDelete });
  return (
    <BulkDialog
      title={`Delete ${countOf(plan.included.length)}?`}
      items={plan.included}
      nameOf={tourTitle}
      act={{
        run: moveToBin,
        undo: async ({ id, organization }) => {
          await restoreTour({ id, organization });
          readAgain(id);
        },
      }}
      texts={{ items: tourForms, done: sentence('was moved', 'were moved', 'to the bin'), undone: sentence('was', 'were', 'restored') }}
      confirmLabel={`Delete ${countOf(plan.included.length)}`}
      danger
      onClose={onClose}
    >
      <PlanSummary plan={plan}>
        <p>
          They are moved to the bin for everyone, with their points of interest, files, saved states, share links and invitations. The bin
          keeps them for {binDays} days; until then admins of the organization can restore all of it. Scans and copies are not deleted.
        </p>
        <NamedItems items={plan.included} nameOf={tourTitle}>
          These go to the bin:
        </NamedItems>
      </PlanSummary>
    </BulkDialog>
  );
}
