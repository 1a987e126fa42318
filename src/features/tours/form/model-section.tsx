import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import type { ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { modelService } from '@/backend/config';
import { AppError } from '@/domain/app-error';
import { modelDataFrom } from '@/domain/tours/model-data';
import { isModelId, pastedModelId } from '@/domain/tours/model-id';
import { fetchModel } from '@/showcase/models';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { FormSection } from './form-section';
import { type FormValues, fieldLabels } from './form-values';
import { useField, useFormFields } from './use-field';

/** @see TOUR-026 TOUR-027 */
export function ModelSection() {
  const defurnishId = useField('defurnishId');
  const nira = useField('nira');
  return (
    <FormSection title="Model">
      <div className="sm:col-span-2">
        <ModelId />
      </div>
      <TextField label={fieldLabels.defurnishId} hint="The same place without furniture. Optional." autoComplete="off" {...defurnishId} />
      <TextField label={fieldLabels.nira} hint="Address of a drone scene. Optional." inputMode="url" autoComplete="off" {...nira} />
    </FormSection>
  );
}

function ModelId() {
  const { setValue } = useFormFields();
  const field = useField('matterportId');
  const fetching = useFetchModelData();
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const id = pastedModelId(pasted);
    if (id === pasted) return;
    event.preventDefault();
    setValue('matterportId', id, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label={fieldLabels.matterportId}
        required
        hint="Paste a link to the model, or write its 11 letters and digits."
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        onPaste={paste}
        end={<ValidMark />}
        {...field}
      />
      <div className="sm:pt-[1.625rem]">
        <Button size="wide" busy={fetching.isPending} onClick={() => fetching.mutate()}>
          Fetch model data
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-xs empty:hidden sm:col-span-2">
        {fetching.isSuccess && 'Name and date were filled in from the model.'}
      </p>
    </div>
  );
}

function ValidMark() {
  const modelId = useWatch<FormValues, 'matterportId'>({ name: 'matterportId' });
  if (!isModelId(modelId.trim())) return null;
  return (
    <span role="img" aria-label="Valid model ID" className="pointer-events-none grid size-9 place-items-center text-accent">
      <Check aria-hidden size={18} strokeWidth={2.25} />
    </span>
  );
}

/** Fills in what the model service knows; what it does not know stays as it was written. @see TOUR-051 TOUR-052 TOUR-053 TOUR-054 */
function useFetchModelData() {
  const { getValues, setValue, setError, setFocus } = useFormFields();
  return useMutation({
    mutationFn: async () => modelDataFrom(await fetchModel(modelService(), getValues('matterportId').trim())),
    onSuccess: (data) => {
      const filled = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
      if (data?.name) setValue('name', data.name, filled);
      if (data?.tourDate) setValue('tourDate', data.tourDate, filled);
    },
    onError: (error) => {
      if (!(error instanceof AppError)) throw error;
      setError('matterportId', { type: 'service', message: error.message });
      setFocus('matterportId');
    },
  });
}
