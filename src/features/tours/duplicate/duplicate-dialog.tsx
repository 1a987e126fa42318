import { useState } from 'react';
import type { Tour } from '@/domain/tours';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Created } from './created';
import { IncludedStep } from './included-step';
import { NameStep } from './name-step';
import { StepList } from './step-list';
import { SummaryStep } from './summary-step';
import { useDuplicate } from './use-duplicate';

type Props = {
  tour: Tour;
  onClose: () => void;
  /** It is a step of the history of its own, which the copy takes the place of: Back does not ask again. */
  isStep?: boolean;
};

/** @see TOUR-075 */
export function DuplicateDialog({ tour, onClose, isStep = false }: Props) {
  const copy = useDuplicate(tour);
  const [step, setStep] = useState(0);
  const { creation, problems, organization } = copy;
  const close = () => !creation.isPending && onClose();
  const next = () => {
    if (step === 2) creation.mutate();
    else if (copy.check()) setStep(step + 1);
  };
  if (creation.data) return <Created tour={creation.data} name={copy.values.name} onClose={onClose} isStep={isStep} />;
  return (
    <Dialog
      title="Duplicate tour"
      description={tour.name}
      open
      onClose={close}
      footer={
        <>
          {step > 0 ? (
            <Button onClick={() => setStep(step - 1)} disabled={creation.isPending}>
              Back
            </Button>
          ) : (
            <Button onClick={close}>Cancel</Button>
          )}
          <Button look="primary" type="submit" form={formId} busy={creation.isPending} disabled={organization === null}>
            {nextWords(step, creation.isError)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!creation.isPending) next();
        }}
      >
        <StepList current={step} />
        {step === 0 && <NameStep copy={copy} problems={problems} />}
        {step === 1 && <IncludedStep copy={copy} />}
        {step === 2 && <SummaryStep copy={copy} />}
      </form>
    </Dialog>
  );
}

const formId = 'duplicate-tour';

const nextWords = (step: number, hasFailed: boolean): string => {
  if (step < 2) return 'Next';
  return hasFailed ? 'Try again' : 'Create copy';
};
