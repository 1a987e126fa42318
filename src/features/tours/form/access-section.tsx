import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import Users from 'lucide-react/icons/users';
import { useController } from 'react-hook-form';
import { organizationQueries } from '@/backend/organizations/queries';
import { canPublish } from '@/domain/access/tours';
import type { Organization } from '@/domain/organizations';
import { byName } from '@/domain/search';
import { RadioCards } from '@/ui/radio-cards';
import { SelectField } from '@/ui/select-field';
import { accessWords } from './access-words';
import { FormSection } from './form-section';
import { type FormValues, fieldLabels } from './form-values';
import { useChoice, useFormFields } from './use-field';

type Props = {
  /** The one that has the tour. */
  organization: Organization;
  canMove: boolean;
};

/** @see TOUR-040 ACCESS-015 */
export function AccessSection({ organization, canMove }: Props) {
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
        {field.value && !canPublish(organization) && <SuspendedNotice name={organization.name} />}
      </div>
      {canMove && <OrganizationChoice from={organization} />}
    </FormSection>
  );
}

const SuspendedNotice = ({ name }: { name: string }) => (
  <p role="status" className="mt-3 rounded-lg bg-sunken px-4 py-3 text-pretty text-ink text-sm">
    {name} isn’t active, so none of its tours can be made public. Ask an administrator of the platform to activate it.
  </p>
);

function OrganizationChoice({ from }: { from: Organization }) {
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
    <div className="flex flex-col gap-2">
      <SelectField
        label={fieldLabels.organization}
        hint="In another organization the tour has no collection and no type."
        options={options.some(({ value }) => value === choice.value) ? options : [{ value: choice.value, label: choice.value }, ...options]}
        onChange={(event) => move(event.target.value)}
        {...choice}
      />
      {/* the live region is there before its text, or the text would not be announced */}
      <div role="status">{choice.value !== from.id && <MoveNotice from={from.name} />}</div>
    </div>
  );
}

const MoveNotice = ({ from }: { from: string }) => (
  <p className="rounded-lg bg-sunken px-4 py-3 text-pretty text-ink text-sm">
    When you save, the tour moves: it leaves its collection, and every invitation that {from} gave to this tour ends. People who were
    invited can no longer open it.
  </p>
);
