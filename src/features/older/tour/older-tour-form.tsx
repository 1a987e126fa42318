import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { Controller, FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { updateOlderTour } from '@/backend/older/commands';
import { firstFormProblem } from '@/domain/form-problem';
import { type OrgId, tourId } from '@/domain/ids';
import { tourLimits } from '@/domain/limits';
import { olderTourPath } from '@/domain/older/older-page-addresses';
import { type OlderTour, olderTourForm, olderTourTypes } from '@/domain/older/older-tours';
import { Button, buttonStyle } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { FormSection } from '@/ui/form-section';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { PlanPlaceholder } from '@/ui/plan-placeholder';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import { toastError } from '@/ui/toast';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { useSavedForm } from '@/widgets/live-form/use-saved-form';
import { modelLinkOptions, withModelLinks } from '@/widgets/model-link';
import { RichTextField } from '@/widgets/rich-text-editor/rich-text-field';
import { tourImage } from '@/widgets/tour-image';
import { DeleteOlderTour } from './delete-older-tour';

type Props = { organization: OrgId; tour: OlderTour /** It was deleted, or can’t be read any longer. */; isGone: boolean };

type Values = z.infer<typeof olderTourForm>;
type Path = keyof Values;

const labels: Record<Path, string> = {
  name: 'Name',
  matterportId: 'Matterport ID',
  description: 'Description',
  type: 'Tour type',
  matterportThumbnail: 'Use Matterport Thumbnail',
};
const paths = Object.keys(labels) as Path[];
const resolver = zodResolver(olderTourForm);
const types = olderTourTypes.map((type) => ({ value: type, label: type }));

/** @see OLD-004 OLD-005 OLD-006 OLD-007 OLD-008 OLD-011 */
export function OlderTourForm({ organization, tour, isGone }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const { name, matterportId, description, type, matterportThumbnail } = tour;
  const stored = useMemo(
    () => ({ name, matterportId, description, type, matterportThumbnail }),
    [name, matterportId, description, type, matterportThumbnail],
  );
  const { form, isChanged, isSaving, problem, conflicts, keepMine, keepTheirs, markSaved, save } = useSavedForm<Values, Path>({
    stored,
    resolver,
    paths,
    write: (values) => updateOlderTour({ organization, tour: tour.id }, values),
    done: 'Tour updated',
    onInvalid: (values) => toastError(firstFormProblem(olderTourForm, values) ?? 'Check what you have filled in.'),
  });
  return (
    <FormProvider {...form}>
      <LiveFormFrame
        label="Tour"
        saveLabel="Update"
        isChanged={isChanged}
        isSaving={isSaving}
        problem={problem}
        question={
          <ConflictNotice
            conflicts={conflicts}
            labels={labels}
            fieldsWithoutText={['description', 'matterportThumbnail']}
            changedAt={tour.updated}
            onKeepMine={keepMine}
            onKeepTheirs={keepTheirs}
          />
        }
        aside={
          <div className="flex flex-wrap gap-2">
            <Link to={olderTourPath(organization, tour.id)} className={buttonStyle({})}>
              Open the tour
            </Link>
            <Button look="danger" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </div>
        }
        onSave={save}
      >
        {isGone && (
          <ErrorNote className="mb-7">
            This tour was deleted, or you no longer have access to it. You can’t update it anymore, but your input is still here.
          </ErrorNote>
        )}
        <Fields tour={tour} />
      </LiveFormFrame>
      {isDeleting && (
        <DeleteOlderTour
          organization={organization}
          tour={tour}
          hasChanges={isChanged}
          onClose={() => setDeleting(false)}
          onDeleted={() => markSaved(form.getValues())}
        />
      )}
    </FormProvider>
  );
}

function Fields({ tour }: { tour: OlderTour }) {
  const { control, register, setValue, formState } = useFormContext<Values>();
  const { errors } = formState;
  return (
    <>
      <FormSection title="Details">
        <TextField label={labels.name} required autoComplete="off" error={errors.name?.message ?? null} {...register('name')} />
        <TextField
          label={labels.matterportId}
          required
          hint="Paste a link to the model, or enter its 11-character ID."
          autoComplete="off"
          spellCheck={false}
          error={errors.matterportId?.message ?? null}
          {...withModelLinks(register('matterportId', modelLinkOptions), (id) =>
            setValue('matterportId', id, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
          )}
        />
        <div className="sm:col-span-2">
          <Controller
            control={control}
            name="description"
            render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
              <RichTextField
                label={labels.description}
                value={value}
                maxLength={tourLimits.description}
                error={error?.message}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
        </div>
        <SelectField label={labels.type} options={types} {...register('type')} />
      </FormSection>
      <FormSection title="Thumbnail">
        <Controller
          control={control}
          name="matterportThumbnail"
          render={({ field: { value, onChange } }) => (
            <SwitchField label={labels.matterportThumbnail} checked={value} onChange={(isOn) => onChange(isOn)} />
          )}
        />
        <Thumbnail tour={tour} />
      </FormSection>
    </>
  );
}

/** @see OLD-006 */
function Thumbnail({ tour }: { tour: OlderTour }) {
  const { control } = useFormContext<Values>();
  const [isOn, matterportId] = useWatch({ control, name: ['matterportThumbnail', 'matterportId'] });
  const image = isOn ? tourImage({ id: tourId(tour.id), matterportId, thumbnailUrl: '' }, 320) : null;
  const placeholder = <PlanPlaceholder seed={tour.id} />;
  return (
    <div className="aspect-3/2 w-full overflow-hidden rounded-xl border border-line bg-sunken">
      {image ? (
        <ImageWithFallback
          src={image.src}
          srcSet={image.srcSet}
          alt="Thumbnail of the model"
          className="size-full object-cover"
          fallback={placeholder}
        />
      ) : (
        placeholder
      )}
    </div>
  );
}
