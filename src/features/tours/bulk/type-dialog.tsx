import { useState } from 'react';
import { type TourTypeId, tourTypeId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { plural } from '@/domain/plural';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { SelectField } from '@/ui/select-field';
import { ChangeDialog } from './change-dialog';
import { sentence } from './plan-summary';

type Props = {
  organization: Organization;
  tours: readonly ListedTour[];
  mayChange: (tour: ListedTour) => boolean;
  onClose: () => void;
};

export function TypeDialog({ organization, tours, mayChange, onClose }: Props) {
  const [chosen, setChosen] = useState<TourTypeId | null>(null);
  const types = organization.tourTypes.map(({ id, name }) => ({ id, name: name || 'Unnamed type' }));
  const name = types.find(({ id }) => id === chosen)?.name;
  const type = name === undefined ? 'no type' : `the type ${name}`;
  return (
    <ChangeDialog
      subject="type"
      tours={tours}
      mayChange={mayChange}
      change={chosen === null ? null : { tourTypeId: chosen }}
      done={sentence('now has', 'now have', type)}
      unchanged={{ one: `# of them has ${type} already.`, other: `# of them have ${type} already.` }}
      onClose={onClose}
      consequences={({ included }) => <p>{plural(included.length, sentence('gets', 'get', type))}</p>}
    >
      <SelectField
        label="Type"
        value={chosen === null ? '' : choiceOf(chosen)}
        options={[
          ...(chosen === null ? [{ value: '', label: 'Select a Type' }] : []),
          ...types.map((type) => ({ value: choiceOf(type.id), label: type.name })),
          { value: choiceOf(tourTypeId('')), label: 'No type' },
        ]}
        onChange={({ target }) => setChosen(tourTypeId(target.value.slice(1)))}
      />
    </ChangeDialog>
  );
}

// "" stands for no choice
const choiceOf = (type: TourTypeId) => `=${type}`;
