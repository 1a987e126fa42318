import { useQuery } from '@tanstack/react-query';
import Globe from 'lucide-react/icons/globe';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { organizationQueries } from '@/backend/organizations/queries';
import { canPublish } from '@/domain/access/tours';
import type { Organization } from '@/domain/organizations/organization';
import { byName } from '@/domain/search';
import { CheckboxField } from '@/ui/checkbox-field';
import { FormSection } from '@/ui/form-section';
import { RadioCards } from '@/ui/radio-cards';
import { SelectField } from '@/ui/select-field';
import { accessLabels } from './access-labels';
import { type FormValues, fieldLabels } from './form-values';
import { useControlledField, useFormFields } from './use-field';

type Props = {
  /** The tour's current organization. */
  organization: Organization;
  canMove: boolean;
  /** Opens who can see the tour; only for a tour that exists. */
  details?: ReactNode;
};

/** @see TOUR-040 ACCESS-015 */
export function AccessSection({ organization, canMove, details }: Props) {
  const { field } = useController<FormValues, 'public'>({ name: 'public' });
  const isIndexed = useFormFields().register('isIndexed');
  return (
    <FormSection title="Access">
      <div className="sm:col-span-2">
        <RadioCards
          label={fieldLabels.public}
          value={field.value ? 'public' : 'members'}
          onChange={(value) => field.onChange(value === 'public')}
          cards={[
            { value: 'members', label: accessLabels.members, hint: 'The organization and people who were invited.', icon: Users },
            {
              value: 'public',
              label: accessLabels.public,
              hint: 'Anyone with the link, without signing in. It shows everything that the tour has; only versions leave something out.',
              icon: Globe,
            },
          ]}
        />
        {field.value && !canPublish(organization) && <SuspendedNotice name={organization.name} />}
        {details && <div className="mt-3">{details}</div>}
        <div className="mt-3">
          <CheckboxField
            label="Search engines may list its front page"
            hint="Only where the settings of the organization allow it too, and while a version is public."
            {...isIndexed}
          />
        </div>
      </div>
      {canMove && <OrganizationField current={organization} />}
    </FormSection>
  );
}

const SuspendedNotice = ({ name }: { name: string }) => (
  <p role="status" className="mt-3 rounded-lg bg-sunken px-4 py-3 text-pretty text-ink text-sm">
    {name} isn’t active, so none of its tours can be made public. Ask an administrator of the platform to activate it.
  </p>
);

function OrganizationField({ current }: { current: Organization }) {
  const { setValue } = useFormFields();
  const { onChange, ...field } = useControlledField('organization');
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
        options={options.some(({ value }) => value === field.value) ? options : [{ value: field.value, label: field.value }, ...options]}
        onChange={(event) => move(event.target.value)}
        {...field}
      />
      {/* screen readers only announce changes in a live region that already exists */}
      <div role="status">{field.value !== current.id && <MoveNotice current={current.name} />}</div>
    </div>
  );
}

const MoveNotice = ({ current }: { current: string }) => (
  <p className="rounded-lg bg-sunken px-4 py-3 text-pretty text-ink text-sm">
    When you save, the tour moves: it leaves its collection, and every invitation that {current} gave to this tour ends. People who were
    invited can no longer open it.
  </p>
);
