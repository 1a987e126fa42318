import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accountQueries, passwordResetLink, setOrganization } from '@/backend/people/accounts';
import { orgId } from '@/domain/ids';
import { roleOfAccount } from '@/domain/people/account-filter';
import type { ListedUser } from '@/domain/people/listed-users';
import { Button, buttonStyle } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Dialog } from '@/ui/dialog';
import { PortalHost } from '@/ui/portal-host';
import { OrganizationPicker } from '@/widgets/organization-picker';
import { useMutation } from '@/widgets/use-mutation';
import { AccountAccess } from './account-access';
import { AccountProblem } from './account-problem';
import { AccountRole } from './account-role';
import { personDataPath } from './person-address';
import { useAccountChange } from './use-account-change';

type Props = {
  user: ListedUser;
  /** The account after a change, which the list may no longer show. */
  onChanged: (user: ListedUser) => void;
  onClose: () => void;
};

/** What global admins change of an account; each part is stored by its own button. @see ADMIN-027 ADMIN-028 ADMIN-074 */
export function AccountDialog({ user, onChanged, onClose }: Props) {
  return (
    <Dialog title={user.email || 'Account'} description={user.displayName} open size="small" onClose={onClose}>
      <PortalHost>
        <div className="flex flex-col gap-8">
          <AccountAccess user={user} onChanged={onChanged} />
          {roleOfAccount(user) === 'admin' && user.customClaims.organization === '' ? (
            <NoOrganization />
          ) : (
            <OrganizationOf user={user} onChanged={onChanged} />
          )}
          <AccountRole user={user} onChanged={onChanged} />
          {user.email && <ResetLink email={user.email} />}
          {user.email && <Data email={user.email} />}
        </div>
      </PortalHost>
    </Dialog>
  );
}

function NoOrganization() {
  const canDemote = useQuery(accountQueries.superAdmins()).data?.canDemote === true;
  return (
    <section aria-label="Organization" className="text-pretty text-ink-soft text-sm">
      {canDemote
        ? 'Admins of the platform belong to no organization. They can be given one once another Super Admin took their role back.'
        : 'Admins of the platform belong to no organization, and they can’t be given one or be demoted.'}
    </section>
  );
}

/** @see ADMIN-028 ADMIN-075 */
function OrganizationOf({ user, onChanged }: Omit<Props, 'onClose'>) {
  const current = user.customClaims.organization;
  const [chosen, setChosen] = useState<string | null>(null);
  const organization = chosen ?? current;
  const { mutate, isPending, error } = useAccountChange<string>(
    (next) => setOrganization(user.uid, orgId(next)),
    (next) => {
      setChosen((now) => (now === next ? null : now));
      onChanged({ ...user, customClaims: { ...user.customClaims, organization: next } });
    },
    'Organization updated',
  );
  return (
    <section aria-label="Organization" className="flex flex-col items-start gap-2">
      <div className="w-full">
        <OrganizationPicker label="Organization" value={organization === '' ? null : orgId(organization)} onChange={setChosen} />
      </div>
      <Button busy={isPending} disabled={organization === '' || organization === current} onClick={() => mutate(organization)}>
        Update organization
      </Button>
      <AccountProblem error={error} />
    </section>
  );
}

const Data = ({ email }: { email: string }) => (
  <section aria-label="Personal data" className="flex flex-col items-start gap-2">
    <p className="text-pretty text-ink-soft text-sm">Where a person asks by letter what is stored about them, or to be erased.</p>
    <Link to={personDataPath(email)} className={buttonStyle()}>
      Their data
    </Link>
  </section>
);

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
      <AccountProblem error={error} />
    </section>
  );
}
