import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { disableAccount, passwordResetLink, setClaims, setOrganization } from '@/backend/people/accounts';
import { roleDescriptions } from '@/domain/access/role-descriptions';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { roleOfAccount } from '@/domain/people/account-filter';
import type { ListedUser } from '@/domain/people/listed-users';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Dialog } from '@/ui/dialog';
import { PortalHost } from '@/ui/portal-host';
import { SelectField } from '@/ui/select-field';
import { OrganizationPicker } from '@/widgets/organization-picker';
import { useMutation } from '@/widgets/use-mutation';

type Props = {
  user: ListedUser;
  /** The account after a change, which the list may no longer show. */
  onChanged: (user: ListedUser) => void;
  onClose: () => void;
};

/** The roles that can be given, as they are stored. @see ADMIN-029 */
const offeredRoles = ['user', 'superuser', 'ultrauser', 'admin'] as const satisfies readonly Role[];

/** What global admins change of an account; each part is stored by its own button. @see ADMIN-027 ADMIN-028 ADMIN-074 */
export function AccountDialog({ user, onChanged, onClose }: Props) {
  return (
    <Dialog title={user.email || 'Account'} description={user.displayName} open size="small" onClose={onClose}>
      <PortalHost>
        <div className="flex flex-col gap-8">
          <Access user={user} onChanged={onChanged} />
          {roleOfAccount(user) === 'admin' && user.customClaims.organization === '' ? (
            <section aria-label="Organization" className="text-pretty text-ink-soft text-sm">
              Admins of the platform belong to no organization, and they can’t be given one or be demoted.
            </section>
          ) : (
            <OrganizationOf key={user.customClaims.organization} user={user} onChanged={onChanged} />
          )}
          <RoleOf key={`${user.customClaims.organization} ${roleOfAccount(user)}`} user={user} onChanged={onChanged} />
          {user.email && <ResetLink email={user.email} />}
        </div>
      </PortalHost>
    </Dialog>
  );
}

type PartProps = Omit<Props, 'onClose'>;

function useAccountChange<Input>(change: (input: Input) => Promise<void>, done: string, onChanged: (input: Input) => void) {
  const client = useQueryClient();
  return useMutation<void, Input>({
    mutationFn: change,
    onSuccess: (_, input) => {
      onChanged(input);
      void client.invalidateQueries({ queryKey: ['accounts'] });
    },
    meta: { done, failed: null },
  });
}

/** @see ADMIN-027 */
function Access({ user, onChanged }: PartProps) {
  const { mutate, isPending, error } = useAccountChange<boolean>(
    (disabled) => disableAccount(user.uid, disabled),
    user.disabled ? 'Account enabled' : 'Account disabled',
    (disabled) => onChanged({ ...user, disabled }),
  );
  return (
    <section aria-label="Access" className="flex flex-col items-start gap-2">
      <p className="text-pretty text-ink-soft text-sm">
        {user.disabled
          ? 'This account is disabled: its owner cannot sign in.'
          : 'Disabling ends all sessions of this account. Nothing of it is deleted.'}
      </p>
      <Button look={user.disabled ? 'plain' : 'danger'} busy={isPending} onClick={() => mutate(!user.disabled)}>
        {user.disabled ? 'Enable account' : 'Disable account'}
      </Button>
      <Problem error={error} />
    </section>
  );
}

/** @see ADMIN-028 ADMIN-075 */
function OrganizationOf({ user, onChanged }: PartProps) {
  const [organization, setChosen] = useState(user.customClaims.organization);
  const { mutate, isPending, error } = useAccountChange<string>(
    (chosen) => setOrganization(user.uid, orgId(chosen)),
    'Organization updated',
    (chosen) => onChanged({ ...user, customClaims: { ...user.customClaims, organization: chosen } }),
  );
  return (
    <section aria-label="Organization" className="flex flex-col items-start gap-2">
      <div className="w-full">
        <OrganizationPicker label="Organization" value={organization === '' ? null : orgId(organization)} onChange={setChosen} />
      </div>
      <Button
        busy={isPending}
        disabled={organization === '' || organization === user.customClaims.organization}
        onClick={() => mutate(organization)}
      >
        Update organization
      </Button>
      <Problem error={error} />
    </section>
  );
}

/** @see ADMIN-028 ADMIN-029 ADMIN-030 ADMIN-031 ADMIN-032 */
function RoleOf({ user, onChanged }: PartProps) {
  const current = roleOfAccount(user);
  const { organization } = user.customClaims;
  // admins of the platform belong to no organization, and can’t be given one
  const isOutside = current === 'admin' && organization === '';
  const [role, setRole] = useState<Role>(current);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useAccountChange<Role>(
    async (chosen) => {
      // the server says the same of an admin with an organization
      if (isOutside) throw new AppError('failed-precondition', 'Demoting admins is currently disabled.');
      await setClaims(user.uid, chosen, organization);
    },
    'Role updated',
    (chosen) =>
      onChanged({ ...user, customClaims: { organization, role: chosen, admin: chosen === 'admin', superuser: false, ultrauser: false } }),
  );
  const update = () => (role === 'admin' || current === 'admin' ? setAsking(true) : mutate(role));
  return (
    <section aria-label="Role" className="flex flex-col items-start gap-2">
      <div className="w-full">
        <SelectField
          label="Role"
          value={role}
          options={offeredRoles.map((value) => ({ value, label: `${value}: ${roleDescriptions[value]}` }))}
          hint={organization === '' && !isOutside ? 'Give the account an organization first.' : undefined}
          onChange={({ target }) => setRole(offeredRoles.find((each) => each === target.value) ?? 'user')}
        />
      </div>
      <Button busy={isPending} disabled={(organization === '' && !isOutside) || role === current} onClick={update}>
        Update role
      </Button>
      <Problem error={error} />
      {isAsking && (
        <ConfirmDialog
          title={role === 'admin' ? `Make ${user.email} an admin?` : `Change the role of the admin ${user.email}?`}
          confirmLabel="Update role"
          danger
          onConfirm={() => {
            setAsking(false);
            mutate(role);
          }}
          onClose={() => setAsking(false)}
        >
          <p>Admins of the platform can open, change and delete everything in all organizations.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function ResetLink({ email }: { email: string }) {
  const { mutate, data, isPending, error } = useMutation({ mutationFn: () => passwordResetLink(email), meta: { failed: null } });
  return (
    <section aria-label="Password" className="flex flex-col items-start gap-2">
      {data ? (
        <div className="w-full">
          <CopyField label="Reset link" text={data} copyLabel="Copy the reset link" />
          <p className="mt-2 text-pretty text-ink-faint text-xs">
            Whoever has this link chooses the password. Send it to nobody but its owner.
          </p>
        </div>
      ) : (
        <Button busy={isPending} onClick={() => mutate()}>
          Create a password reset link
        </Button>
      )}
      <Problem error={error} />
    </section>
  );
}

const Problem = ({ error }: { error: Error | null }) =>
  error && (
    <p role="alert" className="text-pretty text-danger text-sm">
      {error.message}
    </p>
  );
