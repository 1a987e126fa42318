import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import type { ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { modelService } from '@/backend/config';
import { AppError } from '@/domain/app-error';
import { modelDataFrom } from '@/domain/tours/model-data';
import { isModelId, pastedModelId } from '@/domain/tours/model-id';
import { fetchModel, type ModelState, modelState } from '@/showcase/models';
import { Button } from '@/ui/button';
import { FormSection } from '@/ui/form-section';
import { TextField } from '@/ui/text-field';
import { useMutation } from '@/widgets/use-mutation';
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
      <TextField
        label={fieldLabels.defurnishId}
        hint="Model ID of the same place without furniture. Optional."
        autoComplete="off"
        {...defurnishId}
      />
      <TextField label={fieldLabels.nira} hint="URL of a drone scene. Optional." inputMode="url" autoComplete="off" {...nira} />
    </FormSection>
  );
}

function ModelId() {
  const { setValue } = useFormFields();
  const field = useField('matterportId');
  const modelFetch = useFetchModelData();
  const state = useModelState();
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
        hint={(state && modelHints[state]) ?? 'Paste a link to the model, or enter its 11-character ID.'}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        onPaste={paste}
        endAdornment={(state === 'found' || state === 'private') && <ValidMark />}
        {...field}
      />
      <div className="sm:pt-[1.625rem]">
        <Button size="wide" busy={modelFetch.isPending} onClick={() => modelFetch.mutate()}>
          Fetch model data
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-xs empty:hidden sm:col-span-2">
        {modelFetch.isSuccess && 'Filled in the name and date from the model.'}
      </p>
    </div>
  );
}

const ValidMark = () => (
  <span role="img" aria-label="Valid model ID" className="pointer-events-none grid size-9 place-items-center text-accent">
    <Check aria-hidden size={18} strokeWidth={2.25} />
  </span>
);

const modelHints: Partial<Record<ModelState, string>> = {
  private: 'This model is private. Visitors can’t open it until its owner makes it public.',
  'unknown-model': 'No model has this ID. Check the link or the ID.',
  'not-loaded': 'Couldn’t check whether this model exists. You can save the tour and check later.',
};

/** Whether the entered model exists; null for an incomplete ID, and until that is known. @see TOUR-026 */
function useModelState(): ModelState | null {
  const model = useWatch<FormValues, 'matterportId'>({ name: 'matterportId' }).trim();
  const { data = null } = useQuery({
    queryKey: ['model-state', model],
    queryFn: () => modelState(modelService(), model),
    enabled: isModelId(model),
    staleTime: 60_000,
  });
  return data;
}

/** Fills in the fields the model service returns; the others keep their input. @see TOUR-051 TOUR-052 TOUR-053 TOUR-054 */
function useFetchModelData() {
  const { getValues, setValue, setError, setFocus } = useFormFields();
  return useMutation({
    mutationFn: async () => modelDataFrom(await fetchModel(modelService(), getValues('matterportId').trim())),
    onSuccess: (data) => {
      const setOptions = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
      if (data?.name) setValue('name', data.name, setOptions);
      if (data?.tourDate) setValue('tourDate', data.tourDate, setOptions);
    },
    onError: (error) => {
      if (!(error instanceof AppError)) throw error;
      setError('matterportId', { type: 'service', message: error.message });
      setFocus('matterportId');
    },
    meta: { failed: null },
  });
}
