import { useState } from 'react';
import { countries } from '@/domain/countries';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import { AddressField } from './address-field';
import { FormSection } from './form-section';
import { fieldLabels } from './form-values';
import { PlaceMapFrame } from './place-map-frame';
import { useChoice, useField, useFieldError } from './use-field';

/** @see TOUR-033 TOUR-035 TOUR-036 TOUR-037 TOUR-038 */
export function PlaceSection() {
  const locality = useField('place.locality');
  const area = useField('place.administrative_area_level_1');
  return (
    <FormSection title="Place">
      <div className="sm:col-span-2">
        <AddressField />
      </div>
      <TextField label={fieldLabels['place.locality']} autoComplete="off" {...locality} />
      <TextField label={fieldLabels['place.administrative_area_level_1']} autoComplete="off" {...area} />
      <Country />
      <Advanced />
      <div className="sm:col-span-2">
        <PlaceMapFrame />
      </div>
    </FormSection>
  );
}

function Country() {
  const choice = useChoice('place.country');
  const stored = choice.value === '' || countries.includes(choice.value) ? [] : [choice.value];
  return (
    <SelectField
      label={fieldLabels['place.country']}
      required
      options={[
        { value: '', label: 'Select a Country' },
        ...stored.map((name) => ({ value: name, label: name })),
        ...countries.map((name) => ({ value: name, label: name })),
      ]}
      {...choice}
    />
  );
}

const advancedPaths = [
  'place.latitude',
  'place.longitude',
  'place.administrative_area_level_2',
  'place.administrative_area_level_3',
  'place.route',
  'place.street_number',
] as const;

function Advanced() {
  const [chosen, setOpen] = useState(false);
  // what is wrong must be in sight
  const wrong = advancedPaths.map(useFieldError).some((problem) => problem !== null);
  const open = chosen || wrong;
  return (
    <>
      <div className="flex items-end sm:pb-1">
        <div className="grow">
          <SwitchField label="Advanced" checked={open} onChange={setOpen} />
        </div>
      </div>
      {open && <AdvancedFields />}
    </>
  );
}

function AdvancedFields() {
  const area2 = useField('place.administrative_area_level_2');
  const area3 = useField('place.administrative_area_level_3');
  const route = useField('place.route');
  const number = useField('place.street_number');
  return (
    <>
      <Degrees path="place.latitude" />
      <Degrees path="place.longitude" />
      <TextField label={fieldLabels['place.administrative_area_level_2']} autoComplete="off" {...area2} />
      <TextField label={fieldLabels['place.administrative_area_level_3']} autoComplete="off" {...area3} />
      <TextField label={fieldLabels['place.route']} autoComplete="off" {...route} />
      <TextField label={fieldLabels['place.street_number']} autoComplete="off" {...number} />
    </>
  );
}

/** No number is out of every range, so that it is refused in the words of the range. */
const degreesIn = (written: string | number | null): number | null => {
  const text = String(written ?? '')
    .trim()
    .replace(',', '.');
  if (text === '') return null;
  return Number.isNaN(Number(text)) ? Number.MAX_VALUE : Number(text);
};

function Degrees({ path }: { path: 'place.latitude' | 'place.longitude' }) {
  const field = useField(path, { setValueAs: degreesIn });
  return <TextField label={fieldLabels[path]} inputMode="decimal" autoComplete="off" {...field} />;
}
