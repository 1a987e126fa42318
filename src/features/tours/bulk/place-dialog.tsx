import { useState } from 'react';
import { countries } from '@/domain/countries';
import { placeLimits } from '@/domain/limits';
import { plural } from '@/domain/plural';
import type { SharedPlace } from '@/domain/tours/bulk/bulk-changes';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { placeLabels } from '@/widgets/place-form/place-values';
import { ChangeDialog } from './change-dialog';
import { sentence } from './plan-summary';

type Props = { tours: readonly ListedTour[]; mayChange: (tour: ListedTour) => boolean; onClose: () => void };

type Entered = Required<SharedPlace>;
const nothing: Entered = { locality: '', administrative_area_level_1: '', country: '' };

/** Gives many tours the same country, region or town. */
export function PlaceDialog({ tours, mayChange, onClose }: Props) {
  const [entered, setEntered] = useState(nothing);
  const place: SharedPlace = Object.fromEntries(
    Object.entries(entered).flatMap(([part, text]) => (text.trim() === '' ? [] : [[part, text.trim()]])),
  );
  const set = (part: keyof Entered, text: string) => setEntered((before) => ({ ...before, [part]: text }));
  const words = Object.entries(place).map(([part, text]) => `${placeLabels[`place.${part as keyof Entered}`]}: ${text}`);
  return (
    <ChangeDialog
      subject="place"
      tours={tours}
      mayChange={mayChange}
      change={words.length === 0 ? null : { place }}
      done={sentence('now has', 'now have', words.join(', '))}
      unchanged={{ one: '# of them has this already.', other: '# of them have this already.' }}
      onClose={onClose}
      consequences={({ included }) => <p className="wrap-anywhere">{plural(included.length, sentence('gets', 'get', words.join(', ')))}</p>}
    >
      <p className="text-pretty text-ink-soft text-sm">Parts that stay empty are not changed, and neither are addresses and coordinates.</p>
      {(['locality', 'administrative_area_level_1'] as const).map((part) => (
        <TextField
          key={part}
          label={placeLabels[`place.${part}`]}
          value={entered[part]}
          maxLength={placeLimits.part}
          autoComplete="off"
          onChange={({ target }) => set(part, target.value)}
        />
      ))}
      <SelectField
        label={placeLabels['place.country']}
        value={entered.country}
        options={[{ value: '', label: 'Not changed' }, ...countries.map((name) => ({ value: name, label: name }))]}
        onChange={({ target }) => set('country', target.value)}
      />
    </ChangeDialog>
  );
}
