import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useOnline } from '@/ui/use-online';
import { AccessSection } from './access-section';
import { DetailsSection } from './details-section';
import { differences, type FormValues } from './form-values';
import { ModelSection } from './model-section';
import { NewsNotice } from './news-notice';
import { PlaceSection } from './place-section';
import { SaveControls } from './save-controls';
import { SummaryCard } from './summary-card';
import { type SaveCommand, useSave, useSubmit } from './use-save';
import { useTourForm } from './use-tour-form';

type Props = {
  /** What is stored; the same object until that changes. */
  stored: FormValues;
  /** What the fields hold at first, when that is something else. */
  begun?: FormValues;
  /** Null for one that is still to be created. */
  tour: { id: TourId; thumbnailUrl: string } | null;
  organization: Organization;
  save: SaveCommand;
  /** Somebody who was invited changes the words of a tour. */
  wordsOnly?: boolean;
  canMove?: boolean;
  notice?: ReactNode;
  onPicture?: ReactNode;
  actions?: ReactNode;
  /** Somebody leaves, and what is not saved is lost. */
  onGivenUp?: () => void;
};

/** The form of a tour, new or not. */
export function TourForm({ stored, begun, tour, organization, save, wordsOnly = false, canMove = false, ...slots }: Props) {
  const { notice, onPicture, actions, onGivenUp } = slots;
  const saving = useSave(save);
  const state = useTourForm(stored, saving.isPending, begun);
  const submit = useSubmit(state, saving);
  const leaving = useLeaveGuard(useHasUnsent(state.isChanged, saving.isPending, saving.variables?.values, state.form.getValues));
  const giveUp = () => {
    onGivenUp?.();
    leaving?.leave();
  };
  return (
    <FormProvider {...state.form}>
      <form
        noValidate
        aria-label={tour ? 'Tour' : 'New tour'}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex flex-col gap-x-10 gap-y-6 max-lg:[&_:is(input,select,textarea,button)]:scroll-mb-28 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-14"
      >
        <div className="min-w-0">
          {notice}
          <NewsNotice contested={state.contested} onKeepTheirs={state.keepTheirs} />
          <div>
            {!wordsOnly && <ModelSection />}
            <DetailsSection organization={organization} wordsOnly={wordsOnly} />
            {!wordsOnly && <PlaceSection />}
            {!wordsOnly && <AccessSection organization={organization} canMove={canMove} />}
          </div>
        </div>
        <div className="max-lg:contents lg:sticky lg:top-8 lg:flex lg:flex-col lg:gap-4 lg:self-start">
          <SummaryCard tour={tour} onPicture={onPicture} />
          <SaveControls
            isNew={tour === null}
            isChanged={state.isChanged}
            isSaving={saving.isPending}
            problem={saving.error && save.failed + saving.error.message}
          />
          {actions}
        </div>
      </form>
      {leaving && (
        <ConfirmDialog title="Leave without saving?" confirm="Leave" danger onConfirm={giveUp} onClose={leaving.stay}>
          What you changed here is not saved yet, and is lost when you leave.
        </ConfirmDialog>
      )}
    </FormProvider>
  );
}

// What was sent while offline is kept by the browser: leaving loses nothing of it.
function useHasUnsent(isChanged: boolean, isSaving: boolean, sent: FormValues | undefined, values: () => FormValues): boolean {
  const online = useOnline();
  const isKept = isSaving && !online && sent !== undefined && differences(sent, values()).length === 0;
  return isChanged && !isKept;
}
