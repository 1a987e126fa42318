import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { firstFormProblem } from '@/domain/form-problem';
import { type LocationForm as LocationValues, locationForm } from '@/domain/locations/location-form';
import { FormSection } from '@/ui/form-section';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { toastError } from '@/ui/toast';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { useSavedForm } from '@/widgets/live-form/use-saved-form';
import { PlaceFields } from '@/widgets/place-form/place-fields';
import { type LocationPath, locationLabels, locationPaths } from './location-values';
import { OrganizationSelect } from './organization-select';

type Props = {
  /** Keep their identity until they change. */
  stored: LocationValues;
  isNew: boolean;
  write: (values: LocationValues, changed: readonly LocationPath[]) => Promise<unknown>;
  /** Toast on success. */
  done: string;
};

const resolver = zodResolver(locationForm);

/** The form that creates or changes a location. @see LOC-021 LOC-022 LOC-023 LOC-024 LOC-025 */
export function LocationForm({ stored, isNew, write, done }: Props) {
  const saved = useSavedForm<LocationValues, LocationPath>({
    stored,
    resolver,
    paths: locationPaths,
    write,
    done,
    onInvalid: (values) => toastError(firstFormProblem(locationForm, values) ?? 'Check what you have filled in.'),
  });
  const { form, isChanged, isSaving, problem, conflicts, keepMine, keepTheirs, save } = saved;
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <LiveFormFrame
        label="Location"
        isNew={isNew}
        isChanged={isChanged}
        isSaving={isSaving}
        problem={problem}
        question={
          <ConflictNotice
            conflicts={conflicts}
            labels={locationLabels}
            fieldsWithoutText={['organization']}
            changedAt={null}
            onKeepMine={keepMine}
            onKeepTheirs={keepTheirs}
          />
        }
        onSave={save}
      >
        <FormSection title="Details">
          <div className="sm:col-span-2">
            <TextField
              label={locationLabels.name}
              required
              autoComplete="off"
              error={errors.name?.message ?? null}
              {...form.register('name')}
            />
          </div>
          <div className="sm:col-span-2">
            <TextArea
              label={locationLabels.description}
              rows={3}
              error={errors.description?.message ?? null}
              {...form.register('description')}
            />
          </div>
          <OrganizationSelect />
        </FormSection>
        <FormSection title="Place">
          <PlaceFields subject="location" addressDelayMs={800} mapHeightPx={400} />
        </FormSection>
      </LiveFormFrame>
    </FormProvider>
  );
}
