import { useState } from 'react';
import { duplicateSteps } from '@/domain/tours/duplicate';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { Stepper } from '@/ui/stepper';
import { DuplicateCreated } from './duplicate-created';
import { IncludedStep } from './included-step';
import { NameStep } from './name-step';
import { SummaryStep } from './summary-step';
import { useDuplicate } from './use-duplicate';

type Props = {
  tour: Tour;
  onClose: () => void;
  /** The dialog has its own history entry; links to the copy replace it, so that Back doesn't reopen the dialog. */
  replacesHistory?: boolean;
};

/** @see TOUR-075 */
export function DuplicateDialog({ tour, onClose, replacesHistory = false }: Props) {
  const duplicate = useDuplicate(tour);
  const [step, setStep] = useState(0);
  const { form, creation, organization, organizationError } = duplicate;
  const close = () => !creation.isPending && onClose();
  const next = form.handleSubmit((values) => {
    if (step === 2) creation.mutate(values);
    else if (organizationError === null) setStep(step + 1);
  });
  if (creation.data)
    return <DuplicateCreated tour={creation.data} name={duplicate.values.name} onClose={onClose} replacesHistory={replacesHistory} />;
  return (
    <FormDialog
      isChanged={form.formState.isDirty && !creation.isPending}
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
            <CancelButton />
          )}
          <Button look="primary" type="submit" form={formId} busy={creation.isPending} disabled={organization === null}>
            {nextLabel(step, creation.isError)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={next}>
        <Stepper steps={duplicateSteps} current={step} />
        {step === 0 && <NameStep duplicate={duplicate} />}
        {step === 1 && <IncludedStep duplicate={duplicate} />}
        {step === 2 && <SummaryStep duplicate={duplicate} />}
      </form>
    </FormDialog>
  );
}

const formId = 'duplicate-tour';

const nextLabel = (step: number, hasFailed: boolean): string => {
  if (step < 2) return 'Next';
  return hasFailed ? 'Try again' : 'Create copy';
};
