import { useState } from 'react';
import { countries } from '@/domain/countries';
import { degreesIn, positionIn } from '@/domain/degrees';
import { SelectField } from '@/ui/select-field';
import { SwitchField } from '@/ui/switch-field';
import { TextField } from '@/ui/text-field';
import { AddressField } from './address-field';
import { PlaceMapFrame } from './place-map-frame';
import { asInput } from './place-values';
import { useCountryField, usePlaceError, usePlaceField, usePlaceForm } from './use-place-field';

type Props = {
  /** What is placed, in the texts of the map: "tour". */
  subject: string;
  /** Delay before the address is shown, so that the rest of the form renders first. @see TOUR-034 LOC-022 */
  addressDelayMs: number;
  mapHeightPx: number;
};

/**
 * The fields of a place: address with search, its parts, and a map with a movable marker. They are the fields `address` and `place` of the
 * form whose `FormProvider` is around them, and cells of its grid of two columns.
 * @see TOUR-033 TOUR-035 TOUR-036 TOUR-037 TOUR-038
 */
export function PlaceFields({ subject, addressDelayMs, mapHeightPx }: Props) {
  return (
    <>
      <div className="sm:col-span-2">
        <AddressField delayMs={addressDelayMs} />
      </div>
      <Part path="place.locality" />
      <Part path="place.administrative_area_level_1" />
      <Country />
      <Advanced />
      <div className="sm:col-span-2">
        <PlaceMapFrame subject={subject} heightPx={mapHeightPx} />
      </div>
    </>
  );
}

type PartPath =
  | 'locality'
  | 'administrative_area_level_1'
  | 'administrative_area_level_2'
  | 'administrative_area_level_3'
  | 'route'
  | 'street_number';

function Part({ path }: { path: `place.${PartPath}` }) {
  return <TextField autoComplete="off" {...usePlaceField(path)} />;
}

function Country() {
  const field = useCountryField();
  const stored = field.value === '' || countries.includes(field.value) ? [] : [field.value];
  return (
    <SelectField
      required
      options={[{ value: '', label: 'Select a Country' }, ...[...stored, ...countries].map((name) => ({ value: name, label: name }))]}
      {...field}
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
  const [isExpanded, setExpanded] = useState(false);
  // a field with an error must be visible
  const hasError = advancedPaths.map(usePlaceError).some((problem) => problem !== null);
  const isOpen = isExpanded || hasError;
  return (
    <>
      <div className="flex items-end sm:pb-1">
        <div className="grow">
          <SwitchField label="Advanced" checked={isOpen} onChange={setExpanded} />
        </div>
      </div>
      {isOpen &&
        advancedPaths.map((path) =>
          path === 'place.latitude' || path === 'place.longitude' ? <Degrees key={path} path={path} /> : <Part key={path} path={path} />,
        )}
    </>
  );
}

type DegreesPath = 'place.latitude' | 'place.longitude';

/** Parses degrees. Returns a number outside any range for other input, so that the range check reports it. */
const parseDegrees =
  (path: DegreesPath) =>
  (input: string | number | null): number | null => {
    const text = String(input ?? '').trim();
    if (text === '') return null;
    // as numbers near 0 are shown
    if (/^-?\d(?:\.\d+)?e-\d+$/.test(text)) return Number(text);
    return degreesIn(text, path === 'place.latitude' ? 'latitude' : 'longitude') ?? Number.MAX_VALUE;
  };

/** Either field takes a position as maps copy it, for both. Who types "59 20" may mean degrees and minutes, so a space alone makes none. */
function Degrees({ path }: { path: DegreesPath }) {
  const { setValue } = usePlaceForm();
  const field = usePlaceField(path, { setValueAs: parseDegrees(path) });
  const fillBoth = (text: string): boolean => {
    const position = positionIn(text);
    if (!position) return false;
    setValue('place.latitude', position.latitude, asInput);
    setValue('place.longitude', position.longitude, asInput);
    return true;
  };
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      onPaste={(event) => fillBoth(event.clipboardData.getData('text')) && event.preventDefault()}
      onBlur={(event) => {
        const { value } = event.target;
        if (/[,;/a-z]/i.test(value)) fillBoth(value);
        return field.onBlur(event);
      }}
    />
  );
}
