import { useState } from 'react';
import { type Role, roleLabels } from '@/domain/access/roles';
import { orgId } from '@/domain/ids';
import { filteredRoles } from '@/domain/people/account-filter';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { LazyPart } from '@/ui/lazy-part';
import { Spinner } from '@/ui/spinner';

export type Filter = { role: Role | ''; organization: string };

type Props = {
  /** Those of the accounts that are listed. */
  organizations: readonly string[];
  /** Whether there are others, which are chosen from a list of all. */
  hasOthers: boolean;
  filter: Filter;
  onChange: (filter: Filter) => void;
};

const organizationPicker = () => import('@/widgets/organization-picker').then((it) => it.OrganizationPicker);

/** Organizations with a button, where there are others too. */
const mostButtons = 12;

const roleNames: Record<(typeof filteredRoles)[number], string> = { admin: 'Admin', ultrauser: 'Ultrauser', superuser: 'Superuser' };

/** All, or one role, or one organization. @see ADMIN-025 */
export function AccountFilters({ organizations, hasOthers, filter, onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  const listed = hasOthers ? organizations.slice(0, mostButtons) : organizations;
  const isOther = filter.organization !== '' && !listed.includes(filter.organization);
  const choose = (organization: string) => {
    setPicking(false);
    onChange({ role: '', organization });
  };
  return (
    // dozens of organizations would leave no room for the accounts
    <fieldset className="-m-1 flex max-h-44 shrink-0 flex-wrap items-center gap-2 overflow-y-auto p-1 md:max-h-34">
      <legend className="sr-only">Show</legend>
      <Choice isChosen={filter.role === '' && filter.organization === ''} onChoose={() => choose('')}>
        All
      </Choice>
      {filteredRoles.map((role) => (
        <Choice key={role} isChosen={filter.role === role} title={roleLabels[role]} onChoose={() => onChange({ role, organization: '' })}>
          {roleNames[role]}
        </Choice>
      ))}
      {[...listed, ...(isOther ? [filter.organization] : [])].map((organization) => (
        <Choice key={organization} isChosen={filter.organization === organization} onChoose={() => choose(organization)}>
          {organization}
        </Choice>
      ))}
      {hasOthers && (
        <Button size="small" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
          Other organization…
        </Button>
      )}
      {isPicking && (
        <div className="w-full max-w-80">
          <LazyPart
            message="Couldn’t load the organizations. Check your connection and try again."
            load={organizationPicker}
            props={{ label: 'Organization', value: isOther ? orgId(filter.organization) : null, onChange: choose }}
            fallback={<Spinner label="Loading" />}
          />
        </div>
      )}
    </fieldset>
  );
}

type ChoiceProps = { isChosen: boolean; title?: string; onChoose: () => void; children: string };

const Choice = ({ isChosen, title, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    title={title}
    onClick={onChoose}
    className={cn(
      'h-8 rounded-full border px-3 text-sm transition-colors touch:h-11 touch:min-w-11',
      isChosen ? 'border-accent-line bg-chosen font-medium text-ink' : 'border-line bg-surface text-ink-soft hover:text-ink',
    )}
  >
    {children}
  </button>
);
