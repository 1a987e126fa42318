import { type Role, roleLabels } from '@/domain/access/roles';
import { filteredRoles } from '@/domain/people/account-filter';
import { cn } from '@/ui/cn';

export type Filter = { role: Role | ''; organization: string };

type Props = { organizations: readonly string[]; filter: Filter; onChange: (filter: Filter) => void };

const roleNames: Record<(typeof filteredRoles)[number], string> = { admin: 'Admin', ultrauser: 'Ultrauser', superuser: 'Superuser' };

/** All, or one role, or one organization. @see ADMIN-025 */
export const AccountFilters = ({ organizations, filter, onChange }: Props) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">Show</legend>
    <Choice isChosen={filter.role === '' && filter.organization === ''} onChoose={() => onChange({ role: '', organization: '' })}>
      All
    </Choice>
    {filteredRoles.map((role) => (
      <Choice key={role} isChosen={filter.role === role} title={roleLabels[role]} onChoose={() => onChange({ role, organization: '' })}>
        {roleNames[role]}
      </Choice>
    ))}
    {organizations.map((organization) => (
      <Choice key={organization} isChosen={filter.organization === organization} onChoose={() => onChange({ role: '', organization })}>
        {organization}
      </Choice>
    ))}
  </fieldset>
);

type ChoiceProps = { isChosen: boolean; title?: string; onChoose: () => void; children: string };

const Choice = ({ isChosen, title, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    title={title}
    onClick={onChoose}
    className={cn(
      'h-8 rounded-full border px-3 text-sm transition-colors max-md:h-11',
      isChosen ? 'border-accent-line bg-chosen font-medium text-ink' : 'border-line bg-surface text-ink-soft hover:text-ink',
    )}
  >
    {children}
  </button>
);
