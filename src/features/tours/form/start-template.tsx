import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { templateQueries } from '@/backend/templates/queries';
import type { OrgId } from '@/domain/ids';
import { byName } from '@/domain/search';
import { SelectField } from '@/ui/select-field';

/** The choice of what a new tour begins with, for organizations with templates of tours; `template` is the id of the chosen one. */
export function useStartTemplate(organization: OrgId): { template: string | null; field: ReactNode } {
  // a form without templates is whole, so a failure says nothing
  const { data = [] } = useQuery({ ...templateQueries.of(organization), throwOnError: false });
  const [id, setId] = useState('');
  const templates = data.filter(({ kind }) => kind === 'tour').toSorted(byName);
  const chosen = templates.find((template) => template.id === id);
  const field = templates.length > 0 && (
    <div className="mb-6 max-w-md">
      <SelectField
        label="Start with"
        hint={chosen ? 'The tour gets its folders and points. They are placed in the scan later.' : undefined}
        value={chosen?.id ?? ''}
        options={[{ value: '', label: 'An empty tour' }, ...templates.map((template) => ({ value: template.id, label: template.name }))]}
        onChange={({ target }) => setId(target.value)}
      />
    </div>
  );
  return { template: chosen?.id ?? null, field };
}
