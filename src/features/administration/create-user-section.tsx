import { useSuspenseQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { organizationQueries } from '@/backend/organizations/queries';
import { roleDescriptions } from '@/domain/access/role-descriptions';
import { type Role, roles } from '@/domain/access/roles';
import { consolePath } from '@/domain/console/console-page-addresses';
import { type OrgId, orgId } from '@/domain/ids';
import { isDeepEqual } from '@/domain/same';
import { byName } from '@/domain/search';
import { Button, buttonStyle } from '@/ui/button';
import { Combobox } from '@/ui/combobox/combobox';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorNote } from '@/ui/error-note';
import { FormSection } from '@/ui/form-section';
import { LeaveGuard } from '@/ui/leave-guard';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';
import { accountProblems, noAccount } from './account-fields';
import { useCreateUser } from './use-create-user';

const roleOptions = roles.map((value) => ({ value, label: `${value}: ${roleDescriptions[value]}` }));

/** Creates an account with an organization and a role. @see ADMIN-064 ADMIN-065 */
export function CreateUserSection({ initialOrganization }: { initialOrganization: OrgId | null }) {
  const { data: organizations } = useSuspenseQuery(organizationQueries.all());
  const empty = { ...noAccount, organization: initialOrganization };
  const [fields, setFields] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { create, isCreating, created, problem } = useCreateUser(() => {
    setFields(empty);
    setChecked(false);
  });
  const problems = accountProblems(fields, organizations);
  const shown: Partial<typeof problems> = isChecked ? problems : {};
  const change = (changes: Partial<typeof fields>) => setFields({ ...fields, ...changes });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    if (fields.role === 'admin') setConfirming(true);
    else create(fields);
  };
  return (
    <form noValidate aria-label="Create user" onSubmit={submit}>
      <FormSection
        title="Create user"
        description="The account gets a mail with a link to set a password of its own, which also verifies its address."
      >
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="off"
          error={shown.email}
          value={fields.email}
          onChange={({ target }) => change({ email: target.value })}
        />
        <TextField
          label="Password"
          required
          autoComplete="off"
          spellCheck={false}
          error={shown.password}
          value={fields.password}
          onChange={({ target }) => change({ password: target.value })}
        />
        <Combobox
          label="Organization"
          required={fields.role !== 'admin'}
          error={shown.organization}
          value={fields.organization ?? ''}
          options={organizations.toSorted(byName).map(({ id, name }) => ({ value: id, label: name || id }))}
          onChange={(id) => change({ organization: orgId(id) })}
        />
        <SelectField
          label="Role"
          value={fields.role}
          options={roleOptions}
          onChange={({ target }) => change({ role: target.value as Role })}
        />
        <div className="flex flex-col gap-3 sm:col-span-2">
          <Outcome problem={problem} created={created && createdText(created)} />
          <div className="flex flex-wrap gap-3">
            <Button look="primary" type="submit" busy={isCreating}>
              Create New User
            </Button>
            <Link to={consolePath('users')} className={buttonStyle()}>
              View users
            </Link>
          </div>
        </div>
      </FormSection>
      <LeaveGuard isChanged={!isDeepEqual(fields, empty)} />
      {isConfirming && (
        <ConfirmDialog
          title="Create a Super Admin?"
          confirmLabel="Create"
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            create(fields);
          }}
        >
          <p className="wrap-anywhere">{fields.email} will be able to do everything, in every organization.</p>
        </ConfirmDialog>
      )}
    </form>
  );
}

const Outcome = ({ problem, created }: { problem: string | null; created: string | null }) => (
  <>
    {problem && <ErrorNote>{problem}</ErrorNote>}
    <p role="status" className="wrap-anywhere rounded-md bg-accent-wash px-3 py-2.5 text-accent text-sm empty:hidden">
      {created}
    </p>
  </>
);

const createdText = ({ email, isMailed }: { email: string; isMailed: boolean }): string =>
  isMailed
    ? `${email} was created. The mail with its link is on the way.`
    : `${email} was created. Its mail couldn’t be sent: create a password reset link under View users, and pass it on.`;
