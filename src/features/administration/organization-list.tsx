import X from 'lucide-react/icons/x';
import { type OrgId, orgId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { byName } from '@/domain/search';
import { Combobox } from '@/ui/combobox/combobox';
import { IconButton } from '@/ui/icon-button';

type Props = {
  ids: readonly OrgId[];
  organizations: readonly Pick<Organization, 'id' | 'name'>[];
  onChange: (ids: OrgId[]) => void;
};

/** The organizations of the directory. Ids of organizations that no longer exist stay until they are removed. */
export function OrganizationList({ ids, organizations, onChange }: Props) {
  const others = organizations.filter(({ id }) => !ids.includes(id)).toSorted(byName);
  const nameOf = (id: OrgId) => organizations.find((organization) => organization.id === id)?.name;
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        // it stays empty: what is chosen joins the list below
        key={ids.length}
        label="Add an organization"
        value=""
        options={others.map(({ id, name }) => ({ value: id, label: name || id }))}
        onChange={(id) => onChange([...ids, orgId(id)])}
      />
      {ids.length > 0 && (
        <ul aria-label="Organizations of the directory" className="divide-y divide-line rounded-lg border border-line bg-surface">
          {ids.map((id) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-3 py-1 pe-1.5 ps-3.5 text-ink text-sm">
              <span className="wrap-anywhere min-w-0">
                {nameOf(id) || id}
                {nameOf(id) === undefined && <span className="text-ink-faint"> (does not exist)</span>}
              </span>
              <IconButton label={`Remove ${nameOf(id) || id}`} icon={X} onClick={() => onChange(ids.filter((other) => other !== id))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
