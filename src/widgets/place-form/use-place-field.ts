import { get, type RegisterOptions, useController, useFormContext, useFormState } from 'react-hook-form';
import { type PlacePath, type PlaceValues, placeLabels } from './place-values';

export const usePlaceForm = () => useFormContext<PlaceValues>();

/** The field's error message; null if it is valid. */
export function usePlaceError(path: PlacePath): string | null {
  const { errors } = useFormState<PlaceValues>({ name: path, exact: true });
  const fieldError: unknown = get(errors, path);
  return fieldError && typeof fieldError === 'object' && 'message' in fieldError ? String(fieldError.message) : null;
}

/** Registers a text field and returns the props of its input, with the label. */
export function usePlaceField<Path extends PlacePath>(path: Path, options?: RegisterOptions<PlaceValues, Path>) {
  const error = usePlaceError(path);
  return { ...usePlaceForm().register(path, options), label: placeLabels[path], error };
}

export function useAddressField() {
  const { field, fieldState } = useController<PlaceValues, 'address'>({ name: 'address' });
  return { ...field, label: placeLabels.address, error: fieldState.error?.message ?? null };
}

export function useCountryField() {
  const { field, fieldState } = useController<PlaceValues, 'place.country'>({ name: 'place.country' });
  return { ...field, label: placeLabels['place.country'], error: fieldState.error?.message ?? null };
}
