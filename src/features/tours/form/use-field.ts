import { get, type RegisterOptions, useController, useFormContext, useFormState } from 'react-hook-form';
import type { FieldPath, FormValues } from './form-values';

export const useFormFields = () => useFormContext<FormValues>();

/** The field's error message; null if it is valid. */
export function useFieldError(path: FieldPath): string | null {
  const { errors } = useFormState<FormValues>({ name: path, exact: true });
  const fieldError: unknown = get(errors, path);
  return fieldError && typeof fieldError === 'object' && 'message' in fieldError ? String(fieldError.message) : null;
}

/** Registers a text field and returns the props of its input. */
export function useField<Path extends FieldPath>(path: Path, options?: RegisterOptions<FormValues, Path>) {
  const error = useFieldError(path);
  return { ...useFormFields().register(path, options), error };
}

/** Controls a select whose options may load after its value. */
export function useControlledField(path: 'tourTypeId' | 'collection' | 'organization') {
  const { field, fieldState } = useController<FormValues, typeof path>({ name: path });
  return { ...field, value: String(field.value), error: fieldState.error?.message ?? null };
}
