import { useQuery } from '@tanstack/react-query';
import { Globe, Users } from 'lucide-react';
import { useController } from 'react-hook-form';
import { organizationQueries } from '@/backend/organizations/queries';
import { byName } from '@/domain/search';
import { RadioCards } from '@/ui/radio-cards';
import { SelectField } from '@/ui/select-field';
import { accessWords } from './access-words';
import { FormSection } from './form-section';
import { type FormValues, fieldLabels } from './form-values';
import { useChoice, useFormFields } from './use-field';

type Props = { canMove: boolean };

/** @see TOUR-040 ACCESS-015 */
export function AccessSection({ canMove }: Props) {
  const { field } = useController<FormValues, 'public'>({ name: 'public' });
  return (
    <FormSection title="Access">
      <div className="sm:col-span-2">
        <RadioCards
          label={fieldLabels.public}
          value={field.value ? 'public' : 'members'}
          onChange={(value) => field.onChange(value === 'public')}
          cards={[
            { value: 'members', label: accessWords.members, hint: 'The organization, and people who were invited.', icon: Users },
            { value: 'public', label: accessWords.public, hint: 'Everybody who has the link, without signing in.', icon: Globe },
          ]}
        />
      </div>
      {canMove && <OrganizationChoice />}
    </FormSection>
  );
}

function OrganizationChoice() {
  const { setValue } = useFormFields();
  const { onChange, ...choice } = useChoice('organization');
  const { data: organizations = [] } = useQuery(organizationQueries.all());
  const options = organizations.toSorted(byName).map(({ id, name }) => ({ value: id, label: name }));
  const move = (organization: string) => {
    onChange(organization);
    setValue('collection', '', { shouldDirty: true });
    setValue('tourTypeId', '', { shouldDirty: true });
  };
  return (
    <SelectField
      label={fieldLabels.organization}
      hint="In another organization the tour has no collection and no type."
      options={options.some(({ value }) => value === choice.value) ? options : [{ value: choice.value, label: choice.value }, ...options]}
      onChange={(event) => move(event.target.value)}
      {...choice}
    />
  );
}
