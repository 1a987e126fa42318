import { useRef } from 'react';
import type { Organization } from '@/domain/organizations';
import { datetimeLocal } from '@/domain/time';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { CollectionChoice } from './collection-choice';
import { FormSection } from './form-section';
import { fieldLabels } from './form-values';
import { useChoice, useField, useFormFields } from './use-field';
import { withChosen } from './with-chosen';

type Props = {
  organization: Organization;
  /** Somebody who was invited changes what a tour says, and nothing else of it. */
  wordsOnly: boolean;
};

/** @see TOUR-028 TOUR-029 TOUR-031 TOUR-032 TOUR-039 */
export function DetailsSection({ organization, wordsOnly }: Props) {
  const name = useField('name');
  const description = useField('description');
  return (
    <FormSection title="Details">
      <div className="sm:col-span-2">
        <TextField label={fieldLabels.name} required autoComplete="off" {...name} />
      </div>
      {!wordsOnly && (
        <>
          <TourDate />
          <TourType organization={organization} />
          <div className="sm:col-span-2">
            <CollectionChoice organization={organization.id} />
          </div>
        </>
      )}
      <div className="sm:col-span-2">
        <TextArea label={fieldLabels.description} rows={4} {...description} />
      </div>
    </FormSection>
  );
}

/** No date: what a field holds in which somebody wrote half of one, so that it is not taken for an empty one. */
const halfWritten = 'half written';

function TourDate() {
  const input = useRef<HTMLInputElement>(null);
  const { trigger } = useFormFields();
  const { ref, onBlur, ...field } = useField('tourDate', {
    setValueAs: (value: string) => (input.current?.validity.badInput ? halfWritten : value),
  });
  const now = new Date();
  return (
    <TextField
      label={fieldLabels.tourDate}
      type="datetime-local"
      min="1970-01-01T00:00"
      max={datetimeLocal(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 23, 59))}
      // half a date is no change, and nothing else would look at it
      onBlur={(event) => Promise.resolve(onBlur(event)).then(() => trigger('tourDate'))}
      ref={(element) => {
        input.current = element;
        ref(element);
      }}
      {...field}
    />
  );
}

function TourType({ organization }: Pick<Props, 'organization'>) {
  const choice = useChoice('tourTypeId');
  const types = organization.tourTypes.map(({ id, name }) => ({ value: id, label: name || 'Without a name' }));
  return (
    <SelectField
      label={fieldLabels.tourTypeId}
      options={[{ value: '', label: 'Select a Type' }, ...withChosen(types, choice.value)]}
      {...choice}
    />
  );
}
