import Globe from 'lucide-react/icons/globe';
import Users from 'lucide-react/icons/users';
import { orgId } from '@/domain/ids';
import { RadioCards } from '@/ui/radio-cards';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import type { Duplicate } from './use-duplicate';

type Props = { copy: Duplicate; problems: Duplicate['problems'] };

/** @see TOUR-076 */
export function NameStep({ copy: { values, change, organizations }, problems }: Props) {
  return (
    <div className="flex flex-col gap-5">
      <TextField
        ref={beginHere}
        label="Name"
        required
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        error={problems.name}
      />
      {organizations.length > 0 && (
        <SelectField
          label="Organization"
          value={values.organization}
          onChange={({ target }) => change({ organization: orgId(target.value) })}
          options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          error={problems.organization}
        />
      )}
      {organizations.length === 0 && problems.organization && (
        <p role="alert" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
          {problems.organization}
        </p>
      )}
      <RadioCards
        label="Access"
        value={values.isPublic ? 'public' : 'members'}
        onChange={(access) => change({ isPublic: access === 'public' })}
        cards={[
          { value: 'members', label: 'Members & Collaborators', hint: 'Only those who may see the organization’s tours.', icon: Users },
          { value: 'public', label: 'Public', hint: 'Everyone who has the address, without signing in.', icon: Globe },
        ]}
      />
    </div>
  );
}

/** The dialog opens after what is in it, and takes the focus to what bears this mark; when one comes back to the step, it stands open. */
function beginHere(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
  field?.focus();
  field?.select();
}
