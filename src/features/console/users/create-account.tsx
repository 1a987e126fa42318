import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { sendFirstMail } from '@/backend/auth/commands';
import { setOrganization } from '@/backend/people/accounts';
import { createAccount } from '@/backend/people/create-account';
import type { OrgId } from '@/domain/ids';
import { type NewUser, newUserForm } from '@/domain/people/new-user';
import { randomIdentifier, randomPassword } from '@/domain/random';
import { isDeepEqual } from '@/domain/same';
import { Button } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { LeaveGuard } from '@/ui/leave-guard';
import { TextField } from '@/ui/text-field';
import { OrganizationPicker } from '@/widgets/organization-picker';
import { useMutation } from '@/widgets/use-mutation';

type Created = { uid: string; email: string; password: string; organization: OrgId | null; isMailed: boolean };

/** A new account in three steps: its person, its organization, and the result with its password, which is shown this once. @see ADMIN-033 ADMIN-034 ADMIN-035 */
export function CreateAccount() {
  const client = useQueryClient();
  const [created, setCreated] = useState<Created | null>(null);
  const [isDone, setDone] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: ['accounts'] });
  if (!created) {
    return (
      <NewAccount
        onCreated={(account) => {
          setCreated(account);
          refresh();
        }}
      />
    );
  }
  if (!isDone) {
    return (
      <ChooseOrganization
        created={created}
        onDone={(organization) => {
          setCreated({ ...created, organization });
          setDone(true);
          refresh();
        }}
      />
    );
  }
  return (
    <section aria-label="Result" className="flex max-w-md flex-col items-start gap-4">
      <p role="status" className="text-pretty text-ink text-sm">
        The account {created.email} was created{created.organization ? ` in ${created.organization}` : ', without an organization'}.
      </p>
      <FirstMail isMailed={created.isMailed} />
      <LeaveGuard includeQuery isChanged>
        {passwordText}
      </LeaveGuard>
      <Password password={created.password} />
      <Button
        look="primary"
        onClick={() => {
          setCreated(null);
          setDone(false);
        }}
      >
        Create new
      </Button>
    </section>
  );
}

const FirstMail = ({ isMailed }: Pick<Created, 'isMailed'>) => (
  <p className="text-pretty text-ink-soft text-sm">
    {isMailed
      ? 'A mail with a link to set a password of its own, which also verifies the address, is on the way.'
      : 'The mail with a link to set a password couldn’t be sent. Create a password reset link under View, Edit, and pass it on.'}
  </p>
);

const passwordText = 'The password is shown this once. Copy it before you leave.';

const Password = ({ password }: { password: string }) => (
  <div className="w-full">
    <CopyField label="Password" text={password} copyLabel="Copy the password" />
    <p className="mt-2 text-pretty text-ink-faint text-xs">It is shown this once. Its owner can change it.</p>
  </div>
);

const empty = { email: '', password: '', displayName: '', phoneNumber: '' };

/** @see ADMIN-033 ADMIN-036 ADMIN-073 */
function NewAccount({ onCreated }: { onCreated: (created: Created) => void }) {
  const [values, setValues] = useState(empty);
  const [attempt] = useState(randomIdentifier);
  const [isChecked, setChecked] = useState(false);
  const { phoneNumber, ...required } = values;
  const parsed = newUserForm.safeParse({ ...required, ...(phoneNumber.trim() !== '' && { phoneNumber }) });
  const problems =
    isChecked && !parsed.success ? new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])) : null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (user: NewUser) => {
      const uid = await createAccount(user, attempt);
      return { uid, isMailed: await sendFirstMail(user.email) };
    },
    onSuccess: (made, { email, password }) => onCreated({ ...made, email, password, organization: null }),
    meta: { failed: null },
  });
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    error: problems?.get(name),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (parsed.success) mutate(parsed.data);
  };
  return (
    <form noValidate aria-label="New user" onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <TextField label="Email" type="email" required autoComplete="off" {...field('email')} />
      <TextField label="Password" required autoComplete="off" spellCheck={false} {...field('password')} />
      <div>
        <Button size="small" onClick={() => setValues({ ...values, password: randomPassword() })}>
          Generate a password
        </Button>
      </div>
      <TextField label="Name" required autoComplete="off" {...field('displayName')} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        hint="Optional, with country code, such as +4712345678."
        {...field('phoneNumber')}
      />
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {error.message}
        </p>
      )}
      <LeaveGuard includeQuery isChanged={!isDeepEqual(values, empty)} />
      <div>
        <Button type="submit" look="primary" busy={isPending}>
          Create user
        </Button>
      </div>
    </form>
  );
}

/** @see ADMIN-034 ADMIN-073 */
function ChooseOrganization({ created, onDone }: { created: Created; onDone: (organization: OrgId | null) => void }) {
  const [organization, setChosen] = useState<OrgId | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: OrgId) => setOrganization(created.uid, chosen),
    onSuccess: (_, chosen) => onDone(chosen),
    meta: { failed: null },
  });
  return (
    <section aria-label="Organization" className="flex max-w-md flex-col items-start gap-4">
      <p role="status" className="text-pretty text-ink text-sm">
        The account {created.email} was created. Now choose its organization.
      </p>
      <LeaveGuard includeQuery isChanged>
        {passwordText}
      </LeaveGuard>
      <Password password={created.password} />
      <div className="w-full">
        <OrganizationPicker label="Organization" value={organization} onChange={setChosen} />
      </div>
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" busy={isPending} disabled={organization === null} onClick={() => organization && mutate(organization)}>
          Assign organization
        </Button>
        <Button look="quiet" onClick={() => onDone(null)}>
          Without an organization
        </Button>
      </div>
    </section>
  );
}
