import type { ReactNode } from 'react';
import { changeTourFields, undoTourFields } from '@/backend/tours/bulk-commands';
import type { PluralForms } from '@/domain/plural';
import { type BulkPlan, planBulk } from '@/domain/tours/bulk/bulk-acts';
import { type BulkChange, hasAlready } from '@/domain/tours/bulk/bulk-changes';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { countOf, PlanSummary, sentence, tourForms } from './plan-summary';

type Props = {
  /** What is changed: "type". */
  subject: string;
  tours: readonly ListedTour[];
  mayChange: (tour: ListedTour) => boolean;
  /** Null until something is chosen. */
  change: BulkChange | null;
  /** "# tours now have the type House." */
  done: PluralForms;
  /** "# of them have this type already." */
  unchanged: PluralForms;
  onClose: () => void;
  /** The fields to choose in. */
  children: ReactNode;
  consequences: (plan: BulkPlan) => ReactNode;
};

/** Gives many tours the same value of a field, which can be undone. */
export function ChangeDialog({ subject, tours, mayChange, change, done, unchanged, onClose, children, consequences }: Props) {
  const plan = planBulk(tours, { isAllowed: mayChange, isUnchanged: (tour) => change !== null && hasAlready(tour, change) });
  return (
    <BulkDialog
      title={`Change the ${subject} of ${countOf(tours.length)}`}
      items={plan.included}
      nameOf={tourTitle}
      act={{
        run: ({ id }) => changeTourFields({ id, change: change ?? {} }),
        undo: ({ id }, written) => undoTourFields({ id, change: written }),
      }}
      texts={{ items: tourForms, done, undone: sentence('has', 'have', `the ${subject} from before again`) }}
      confirmLabel={`Change ${countOf(plan.included.length)}`}
      disabled={change === null}
      onClose={onClose}
    >
      {children}
      <PlanSummary plan={plan} unchanged={unchanged}>
        {change && consequences(plan)}
      </PlanSummary>
    </BulkDialog>
  );
}
