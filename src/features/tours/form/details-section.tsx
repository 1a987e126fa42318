import { useRef } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import { datetimeLocal } from '@/domain/time';
import { FormSection } from '@/ui/form-section';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { CollectionField } from './collection-field';
import { fieldLabels } from './form-values';
import { useControlledField, useField, useFormFields } from './use-field';
import { withCurrentOption } from './with-current-option';

type Props = {
  organization: Organization;
  /** Shows only the name and description, which are all an invited collaborator can edit. */
  textOnly: boolean;
};

/** @see TOUR-028 TOUR-029 TOUR-031 TOUR-032 TOUR-039 */
export function DetailsSection({ organization, textOnly }: Props) {
  const name = useField('name');
  const description = useField('description');
  return (
    <FormSection title="Details">
      <div className="sm:col-span-2">
        <TextField label={fieldLabels.name} required autoComplete="off" {...name} />
      </div>
      {!textOnly && (
        <>
          <TourDate />
          <TourType organization={organization} />
          <div className="sm:col-span-2">
            <CollectionField organization={organization.id} />
          </div>
        </>
      )}
      <div className="sm:col-span-2">
        <TextArea label={fieldLabels.description} rows={4} {...description} />
      </div>
    </FormSection>
  );
}

/** Stands for an incomplete date, which the browser reports as an empty value; fails validation as a date. */
const incompleteDate = 'half written';

function TourDate() {
  const input = useRef<HTMLInputElement>(null);
  const { trigger } = useFormFields();
  const { ref, onBlur, ...field } = useField('tourDate', {
    setValueAs: (value: string) => (input.current?.validity.badInput ? incompleteDate : value),
  });
  const now = new Date();
  return (
    <TextField
      label={fieldLabels.tourDate}
      type="datetime-local"
      min="1970-01-01T00:00"
      max={datetimeLocal(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 23, 59))}
      // an incomplete date fires no change event, so validate it on blur
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
  const field = useControlledField('tourTypeId');
  const types = organization.tourTypes.map(({ id, name }) => ({ value: id, label: name || 'Unnamed type' }));
  return (
    <SelectField
      label={fieldLabels.tourTypeId}
      options={[{ value: '', label: 'Select a Type' }, ...withCurrentOption(types, field.value)]}
      {...field}
    />
  );
}
