import { get, type RegisterOptions, useController, useFormContext, useFormState } from 'react-hook-form';
import type { FieldPath, FormValues } from './form-values';

export const useFormFields = () => useFormContext<FormValues>();

/** What is wrong with a field; null when nothing is. */
export function useFieldError(path: FieldPath): string | null {
  const { errors } = useFormState<FormValues>({ name: path, exact: true });
  const problem: unknown = get(errors, path);
  return problem && typeof problem === 'object' && 'message' in problem ? String(problem.message) : null;
}

/** A text field of the form: what its control needs. */
export function useField<Path extends FieldPath>(path: Path, options?: RegisterOptions<FormValues, Path>) {
  const error = useFieldError(path);
  return { ...useFormFields().register(path, options), error };
}

/** A choice of the form, whose options may come later than its value. */
export function useChoice(path: 'tourTypeId' | 'collection' | 'organization' | 'place.country') {
  const { field, fieldState } = useController<FormValues, typeof path>({ name: path });
  return { ...field, value: String(field.value), error: fieldState.error?.message ?? null };
}
