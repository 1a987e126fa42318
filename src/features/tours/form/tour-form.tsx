import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { LeaveDialog } from '@/ui/leave-dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useOnline } from '@/ui/use-online';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import { SaveControls } from '@/widgets/live-form/save-controls';
import { AccessSection } from './access-section';
import { DetailsSection } from './details-section';
import { differences, type FieldPath, type FormValues, fieldLabels } from './form-values';
import { ModelSection } from './model-section';
import { PlaceSection } from './place-section';
import { SummaryCard } from './summary-card';
import { type SaveCommand, useSave, useSubmit } from './use-save';
import { useTourForm } from './use-tour-form';

type Props = {
  /** The stored values; must keep its identity until they change. */
  stored: FormValues;
  /** Initial values of the fields, if they differ from the stored ones. */
  initialValues?: FormValues;
  /** Null while the tour isn't created yet. */
  tour: { id: TourId; thumbnailUrl: string } | null;
  organization: Organization;
  /** When the stored values were last changed. */
  changedAt?: Date | null;
  save: SaveCommand;
  /** Shows only the name and description, which are all an invited collaborator can edit. */
  textOnly?: boolean;
  canMove?: boolean;
  notice?: ReactNode;
  thumbnailAction?: ReactNode;
  actions?: ReactNode;
  /** Opens who can see the tour. */
  accessDetails?: ReactNode;
  /** The user leaves and discards unsaved changes. */
  onDiscard?: () => void;
};

/** The form that creates or edits a tour. */
export function TourForm({ stored, initialValues, tour, organization, save, textOnly = false, canMove = false, ...slots }: Props) {
  const { notice, thumbnailAction, actions, accessDetails, onDiscard, changedAt = null } = slots;
  const saving = useSave(save);
  const state = useTourForm(stored, saving.isPending, initialValues);
  const online = useOnline();
  const { submit, save: saveAll } = useSubmit(state, saving);
  const leaveGuard = useLeaveGuard(useHasUnsavedChanges(state.isChanged, saving.isPending, saving.variables?.values, state.form.getValues));
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
          <div>
            {!textOnly && <ModelSection />}
            <DetailsSection organization={organization} textOnly={textOnly} />
            {!textOnly && <PlaceSection />}
            {!textOnly && <AccessSection organization={organization} canMove={canMove} details={accessDetails} />}
          </div>
        </div>
        <div className="max-lg:contents lg:sticky lg:top-8 lg:flex lg:flex-col lg:gap-4 lg:self-start">
          <SummaryCard tour={tour} thumbnailAction={thumbnailAction} />
          <SaveControls
            question={
              <ConflictNotice
                conflicts={state.conflicts}
                labels={fieldLabels}
                fieldsWithoutText={fieldsWithoutText}
                changedAt={changedAt}
                onKeepMine={state.keepMine}
                onKeepTheirs={state.keepTheirs}
              />
            }
            isNew={tour === null}
            isChanged={state.isChanged}
            isSaving={saving.isPending}
            problem={saving.error && save.errorPrefix + saving.error.message}
          />
          {actions}
        </div>
      </form>
      <LeaveDialog question={leaveGuard.question} onSave={online ? saveAll : undefined} onDiscard={onDiscard}>
        Your changes aren’t saved yet and will be lost if you leave.
      </LeaveDialog>
    </FormProvider>
  );
}

const fieldsWithoutText: readonly FieldPath[] = ['collection', 'tourTypeId', 'organization', 'public', 'showsScanMarks', 'isIndexed'];

// A save submitted while offline is queued by Firestore, so leaving loses nothing.
function useHasUnsavedChanges(
  isChanged: boolean,
  isSaving: boolean,
  submitted: FormValues | undefined,
  getValues: () => FormValues,
): boolean {
  const online = useOnline();
  const isQueued = isSaving && !online && submitted !== undefined && differences(submitted, getValues()).length === 0;
  return isChanged && !isQueued;
}
