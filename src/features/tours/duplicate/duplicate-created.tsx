import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import type { TourId } from '@/domain/ids';
import { tourFormPath, tourLandingPath } from '@/domain/page-addresses';
import { duplicateSteps } from '@/domain/tours/duplicate';
import { Button, buttonStyle } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { StepHeading, Stepper } from '@/ui/stepper';

type Props = { tour: TourId; name: string; onClose: () => void; replacesHistory: boolean };

/** @see TOUR-079 */
export function DuplicateCreated({ tour, name, onClose, replacesHistory }: Props) {
  return (
    <Dialog
      title="Duplicate tour"
      description={name}
      open
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
          <Link to={tourLandingPath(tour)} replace={replacesHistory} className={buttonStyle()}>
            View Tour
          </Link>
          <Link to={tourFormPath(tour)} replace={replacesHistory} className={buttonStyle({ look: 'primary' })}>
            Edit Tour
          </Link>
        </>
      }
    >
      <Stepper steps={duplicateSteps} current={3} />
      <div className="flex items-start gap-3 rounded-lg bg-accent-wash px-4 py-4">
        <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent" />
        <div className="min-w-0">
          <StepHeading>The copy is created</StepHeading>
          <p className="-mt-2 wrap-anywhere text-ink-soft text-sm">
            “{name.trim()}” is now a separate tour. Changes there don’t affect this tour.
          </p>
        </div>
      </div>
    </Dialog>
  );
}
