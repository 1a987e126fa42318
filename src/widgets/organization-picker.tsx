import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { errorMessage } from '@/domain/app-error';
import { type OrgId, orgId } from '@/domain/ids';
import { byName } from '@/domain/search';
import { Combobox } from '@/ui/combobox/combobox';

type Props = { label: string; value: OrgId | null; onChange: (organization: OrgId) => void };

/** One of all organizations. */
export function OrganizationPicker({ label, value, onChange }: Props) {
  const { data: organizations, error } = useQuery({ ...organizationQueries.all(), throwOnError: false });
  const options = useMemo(
    () => (organizations ?? []).toSorted(byName).map(({ id, name }) => ({ value: id, label: name })),
    [organizations],
  );
  return (
    <Combobox
      label={label}
      value={value ?? ''}
      options={options}
      error={error ? errorMessage(error) : undefined}
      message={organizations ? undefined : 'Loading…'}
      onChange={(id) => onChange(orgId(id))}
    />
  );
}
