import { FormProvider, useForm } from 'react-hook-form';
import { placeFrom } from '@/domain/place';
import { PlaceFields } from '../../place-form/place-fields';
import type { PlaceValues } from '../../place-form/place-values';

const stockholm = { locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 };

/** The fields of a place in a form of their own. */
export function PlaceFieldsExample() {
  const form = useForm<PlaceValues>({ defaultValues: { address: 'Hantverkargatan 1, Stockholm', place: placeFrom(stockholm) } });
  return (
    <FormProvider {...form}>
      <form aria-label="Place" className="grid w-full gap-x-4 gap-y-5 sm:grid-cols-2">
        <PlaceFields subject="location" addressDelayMs={0} mapHeightPx={400} />
      </form>
    </FormProvider>
  );
}
