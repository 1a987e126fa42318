import { useState } from 'react';
import { setClaims } from '@/backend/people/accounts';
import { roleDescriptions } from '@/domain/access/role-descriptions';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { roleOfAccount, storedRole } from '@/domain/people/account-filter';
import type { ListedUser } from '@/domain/people/listed-users';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SelectField } from '@/ui/select-field';
import { AccountProblem } from './account-problem';
import { useAccountChange } from './use-account-change';

type Props = { user: ListedUser; onChanged: (user: ListedUser) => void };

/** The roles that can be given, as they are stored. @see ADMIN-029 */
const offeredRoles = ['user', 'superuser', 'ultrauser', 'admin'] as const satisfies readonly Role[];
const roleOptions = offeredRoles.map((value) => ({ value, label: `${value}: ${roleDescriptions[value]}` }));
const noRole = { value: '', label: 'No role yet', disabled: true };

/** @see ADMIN-028 ADMIN-029 ADMIN-030 ADMIN-031 ADMIN-032 */
export function AccountRole({ user, onChanged }: Props) {
  const current = storedRole(user);
  const { organization } = user.customClaims;
  // admins of the platform belong to no organization, and can’t be given one
  const isOutside = current === 'admin' && organization === '';
  // chosen and not stored yet; what is chosen while another role is being stored stays chosen
  const [chosen, setChosen] = useState<Role | null>(null);
  const role = chosen ?? current;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useAccountChange<Role>(
    async (next) => {
      // the server says the same of an admin with an organization
      if (isOutside) throw new AppError('failed-precondition', 'Demoting admins is currently disabled.');
      await setClaims(user.uid, next, organization);
    },
    (next) => {
      setChosen((now) => (now === next ? null : now));
      onChanged({ ...user, customClaims: { organization, role: next, admin: next === 'admin', superuser: false, ultrauser: false } });
    },
    'Role updated',
  );
  const update = () => role && (role === 'admin' || current === 'admin' ? setAsking(true) : mutate(role));
  return (
    <section aria-label="Role" className="flex flex-col items-start gap-2">
      <div className="w-full">
        <SelectField
          label="Role"
          value={role ?? ''}
          options={role ? roleOptions : [noRole, ...roleOptions]}
          hint={organization === '' && !isOutside ? 'Give the account an organization first.' : undefined}
          onChange={({ target }) => setChosen(offeredRoles.find((each) => each === target.value) ?? null)}
        />
      </div>
      <Button busy={isPending} disabled={(organization === '' && !isOutside) || role === current} onClick={update}>
        Update role
      </Button>
      <AccountProblem error={error} />
      {isAsking && role && (
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
          {role === 'admin' && roleOfAccount(user) !== 'admin' && (
            <p>This is final: Loggia can’t take this role away again. Later the account can only be disabled.</p>
          )}
        </ConfirmDialog>
      )}
    </section>
  );
}
