import Globe from 'lucide-react/icons/globe';
import Users from 'lucide-react/icons/users';
import { useController } from 'react-hook-form';
import { orgId } from '@/domain/ids';
import { ErrorNote } from '@/ui/error-note';
import { RadioCards } from '@/ui/radio-cards';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import type { Duplicate } from './use-duplicate';

type Props = { duplicate: Duplicate };

/** @see TOUR-076 */
export function NameStep({ duplicate: { form, values, organizations, organizationError } }: Props) {
  const { field: name, fieldState } = useController({ name: 'name', control: form.control });
  return (
    <div className="flex flex-col gap-5">
      <TextField {...name} ref={focusOnMount} label="Name" required error={fieldState.error?.message} />
      {organizations.length > 0 && (
        <SelectField
          label="Organization"
          value={values.organization}
          onChange={({ target }) => form.setValue('organization', orgId(target.value))}
          options={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          error={organizationError}
        />
      )}
      {organizations.length === 0 && organizationError && <ErrorNote>{organizationError}</ErrorNote>}
      <RadioCards
        label="Access"
        value={values.isPublic ? 'public' : 'members'}
        onChange={(access) => form.setValue('isPublic', access === 'public')}
        cards={[
          { value: 'members', label: 'Members & Collaborators', hint: 'Only people who can see the organization’s tours.', icon: Users },
          {
            value: 'public',
            label: 'Public',
            hint: 'Anyone with the link, without signing in. It shows everything that the tour has; only versions leave something out.',
            icon: Globe,
          },
        ]}
      />
    </div>
  );
}

/** Focuses the field. The dialog opens after its content mounts and focuses `autofocus`; on return to this step it is already open. */
function focusOnMount(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
  field?.focus();
  field?.select();
}
