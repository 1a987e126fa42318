import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { modelService } from '@/backend/config';
import { AppError } from '@/domain/app-error';
import { type ModelData, modelDataFrom } from '@/domain/tours/model-data';
import { isModelId } from '@/domain/tours/model-id';
import { fetchModel, type ModelState, modelState } from '@/showcase/models';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormSection } from '@/ui/form-section';
import { TextField } from '@/ui/text-field';
import { modelLinkOptions, withModelLinks } from '@/widgets/model-link';
import { useMutation } from '@/widgets/use-mutation';
import { type FormValues, fieldLabels } from './form-values';
import { useField, useFormFields } from './use-field';

/** @see TOUR-026 TOUR-027 */
export function ModelSection() {
  const defurnishId = useModelIdField('defurnishId');
  const nira = useField('nira');
  const scanMarks = useFormFields().register('showsScanMarks');
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
      <div className="sm:col-span-2">
        <CheckboxField
          label={fieldLabels.showsScanMarks}
          hint="Shows what was marked in the scan itself, beside the points of this tour."
          {...scanMarks}
        />
      </div>
    </FormSection>
  );
}

function ModelId() {
  const field = useModelIdField('matterportId');
  const modelFetch = useFetchModelData();
  const state = useModelState();
  return (
    <div className="grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label={fieldLabels.matterportId}
        required
        hint={(state && modelHints[state]) ?? 'Paste a link to the model, or enter its 11-character ID.'}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="off"
        endAdornment={(state === 'found' || state === 'private') && <ValidMark />}
        {...field}
      />
      <div className="sm:pt-[1.625rem]">
        <Button size="wide" busy={modelFetch.isPending} onClick={() => modelFetch.mutate()}>
          Fetch model data
        </Button>
      </div>
      <p role="status" className="text-ink-soft text-xs empty:hidden sm:col-span-2">
        {modelFetch.data && filledText(modelFetch.data)}
      </p>
    </div>
  );
}

/** Registers a field for a model ID, which takes links however they are put in. @see TOUR-049 */
function useModelIdField(path: 'matterportId' | 'defurnishId') {
  const { setValue } = useFormFields();
  return withModelLinks(useField(path, modelLinkOptions), (id) => setValue(path, id, asInput));
}

const asInput = { shouldDirty: true, shouldTouch: true, shouldValidate: true };

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

type Filled = { filled: readonly string[]; otherName: string };

/** What fetching changed, and what it left as it was. */
function filledText({ filled, otherName }: Filled): string {
  const done = filled.length > 0 ? `Filled in the ${filled.join(' and ')} from the model.` : 'Nothing to fill in.';
  return otherName === '' ? done : `${done} The model’s name is “${otherName}”. To use it, clear the name and fetch again.`;
}

/** Fills in empty fields, and those that it filled in before; what somebody entered stays. @see TOUR-051 TOUR-052 TOUR-053 TOUR-054 */
function useFetchModelData() {
  const { getValues, setValue, setError, setFocus } = useFormFields();
  const fetched = useRef<Partial<ModelData>>({});
  const fill = (field: keyof ModelData, value: string): boolean => {
    const current = getValues(field).trim();
    if (value === '' || (current !== '' && current !== fetched.current[field])) return false;
    fetched.current[field] = value;
    setValue(field, value, asInput);
    return true;
  };
  return useMutation({
    mutationFn: async (): Promise<Filled> => {
      const { name = '', tourDate = '' } = modelDataFrom(await fetchModel(modelService(), getValues('matterportId').trim())) ?? {};
      const isNamed = fill('name', name);
      const isDated = fill('tourDate', tourDate);
      return {
        filled: [...(isNamed ? ['name'] : []), ...(isDated ? ['date'] : [])],
        otherName: isNamed || name === getValues('name').trim() ? '' : name,
      };
    },
    onError: (error) => {
      if (!(error instanceof AppError)) throw error;
      setError('matterportId', { type: 'service', message: error.message });
      setFocus('matterportId');
    },
    meta: { failed: null },
  });
}
