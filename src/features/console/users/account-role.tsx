import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries, removeClaims, setClaims } from '@/backend/people/accounts';
import { roleDescriptions } from '@/domain/access/role-descriptions';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { storedRole } from '@/domain/people/account-filter';
import type { ListedUser } from '@/domain/people/listed-users';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SelectField } from '@/ui/select-field';
import { AccountProblem } from './account-problem';
import { useAccountChange } from './use-account-change';

type Props = { user: ListedUser; onChanged: (user: ListedUser) => void };

/** "" is no role: what is left of a Super Admin without an organization. */
type Choice = Role | '';

/** The roles that can be given, as they are stored. @see ADMIN-029 */
const offeredRoles = ['user', 'superuser', 'ultrauser', 'admin'] as const satisfies readonly Role[];
const roleOptions = offeredRoles.map((value) => ({ value, label: `${value}: ${roleDescriptions[value]}` }));
const noRoleYet = { value: '', label: 'No role yet', disabled: true };
const noRole = { value: '', label: 'No role: an account without an organization' };

/** @see ADMIN-028 ADMIN-029 ADMIN-030 ADMIN-031 ADMIN-032 */
export function AccountRole({ user, onChanged }: Props) {
  const current = storedRole(user);
  const { organization } = user.customClaims;
  // admins of the platform belong to no organization, and can’t be given one
  const isOutside = current === 'admin' && organization === '';
  const canDemote = useQuery(accountQueries.superAdmins()).data?.canDemote === true;
  // chosen and not stored yet; what is chosen while another role is being stored stays chosen
  const [chosen, setChosen] = useState<Choice | null>(null);
  const role = chosen ?? current ?? '';
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useAccountChange<Choice>(
    async (next) => {
      if (isOutside && next === '') return removeClaims(user.uid);
      // the server says the same of an admin with an organization
      if (isOutside) throw new AppError('failed-precondition', 'Demoting admins is currently disabled.');
      if (next !== '') await setClaims(user.uid, next, organization);
    },
    (next) => {
      setChosen((now) => (now === next ? null : now));
      onChanged({ ...user, customClaims: { organization, role: next, admin: next === 'admin', superuser: false, ultrauser: false } });
    },
    'Role updated',
  );
  return (
    <section aria-label="Role" className="flex flex-col items-start gap-2">
      <div className="w-full">
        <SelectField
          label="Role"
          value={role}
          options={optionsFor({ role, isOutside, canDemote })}
          hint={organization === '' && !isOutside ? 'Give the account an organization first.' : undefined}
          onChange={({ target }) => setChosen(offeredRoles.find((each) => each === target.value) ?? '')}
        />
      </div>
      <Button
        busy={isPending}
        disabled={(organization === '' && !isOutside) || role === (current ?? '')}
        onClick={() => (role === 'admin' || current === 'admin' ? setAsking(true) : mutate(role))}
      >
        Update role
      </Button>
      <AccountProblem error={error} />
      {isAsking && (
        <AdminQuestion
          email={user.email}
          isMaking={role === 'admin'}
          canDemote={canDemote}
          onConfirm={() => {
            setAsking(false);
            mutate(role);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Roles are those of an organization: a Super Admin without one has no role once that one is taken back. */
function optionsFor({ role, isOutside, canDemote }: { role: Choice; isOutside: boolean; canDemote: boolean }) {
  if (isOutside && canDemote) return [...roleOptions.filter(({ value }) => value === 'admin'), noRole];
  return role === '' ? [noRoleYet, ...roleOptions] : roleOptions;
}

type QuestionProps = { email: string; isMaking: boolean; canDemote: boolean; onConfirm: () => void; onClose: () => void };

/** @see ADMIN-032 */
const AdminQuestion = ({ email, isMaking, canDemote, onConfirm, onClose }: QuestionProps) => (
  <ConfirmDialog
    title={isMaking ? `Make ${email} an admin?` : `Change the role of the admin ${email}?`}
    confirmLabel="Update role"
    danger
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <p>Admins of the platform can open, change and delete everything in all organizations.</p>
    {isMaking && (
      <p>
        {canDemote
          ? 'Another Super Admin can take this role back, within five minutes of signing in.'
          : 'This is final: Loggia can’t take this role away again. Later the account can only be disabled.'}
      </p>
    )}
    {!isMaking && canDemote && <p>What {email} writes as a Super Admin is denied from that moment.</p>}
  </ConfirmDialog>
);
