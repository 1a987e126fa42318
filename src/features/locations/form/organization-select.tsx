import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { organizationQueries } from '@/backend/organizations/queries';
import { isGlobalAdmin } from '@/domain/access/principals';
import type { LocationForm } from '@/domain/locations/location-form';
import { byName } from '@/domain/search';
import { SelectField } from '@/ui/select-field';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganization, useOrganizationId } from '@/widgets/organization';
import { locationLabels } from './location-values';

/** The location's organization: the one that is shown; global admins can choose another. @see LOC-021 LOC-024 */
export function OrganizationSelect() {
  const shown = useOrganization(useOrganizationId());
  const mayChoose = isGlobalAdmin(useCurrentUser());
  const { data: all = [] } = useQuery({ ...organizationQueries.all(), enabled: mayChoose });
  const { field, fieldState } = useController<LocationForm, 'organization'>({ name: 'organization' });
  const choices = mayChoose && all.length > 0 ? all.toSorted(byName) : [shown];
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }));
  const hasCurrent = field.value === '' || options.some(({ value }) => value === field.value);
  return (
    <SelectField
      label={locationLabels.organization}
      required
      options={[
        { value: '', label: 'Select an Organization' },
        ...(hasCurrent ? [] : [{ value: field.value, label: field.value }]),
        ...options,
      ]}
      error={fieldState.error?.message ?? null}
      {...field}
    />
  );
}
