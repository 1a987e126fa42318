import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDeletionQuery } from '@/backend/people/account-deletion';
import { disableAccount, signOutEverywhere } from '@/backend/people/accounts';
import { errorMessage } from '@/domain/app-error';
import type { UserId } from '@/domain/ids';
import type { ListedUser } from '@/domain/people/listed-users';
import { dateFormat } from '@/language/formats';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toastError, toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';
import { AccountProblem } from './account-problem';
import { useAccountChange } from './use-account-change';

type Props = { user: ListedUser; onChanged: (user: ListedUser) => void };

/** Disables an account after a question, with Undo, or enables it again. @see ADMIN-027 */
export function AccountAccess({ user, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, mutateAsync, isPending, error } = useAccountChange<boolean>(
    (disabled) => disableAccount(user.uid, disabled),
    (disabled) => {
      onChanged({ ...user, disabled });
      if (disabled) toastSuccess('Account disabled', { action: { label: 'Undo', run: undo } });
      else toastSuccess('Account enabled');
    },
  );
  // the dialog, which shows the error, may be closed when somebody presses Undo
  const undo = () => void mutateAsync(false).catch((problem) => toastError(errorMessage(problem)));
  return (
    <section aria-label="Access" className="flex flex-col items-start gap-2">
      {user.disabled ? (
        <Disabled uid={user.uid} />
      ) : (
        <p className={sentence}>Disabling ends all sessions of this account. Nothing of it is deleted.</p>
      )}
      <Button
        look={user.disabled ? 'plain' : 'danger'}
        busy={isPending}
        aria-haspopup={user.disabled ? undefined : 'dialog'}
        onClick={() => (user.disabled ? mutate(false) : setAsking(true))}
      >
        {user.disabled ? 'Enable account' : 'Disable account'}
      </Button>
      {!user.disabled && <EndSessions uid={user.uid} />}
      <AccountProblem error={error} />
      {isAsking && (
        <ConfirmDialog
          title={`Disable ${user.email || 'this account'}?`}
          confirmLabel="Disable"
          danger
          onConfirm={() => {
            setAsking(false);
            mutate(true);
          }}
          onClose={() => setAsking(false)}
        >
          <p>Its owner is signed out everywhere and can’t sign in until the account is enabled again. Nothing is deleted.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const sentence = 'text-pretty text-ink-soft text-sm';
const inWords = dateFormat({ dateStyle: 'long' });

/** Also that its owner deletes it, which enabling takes back. */
function Disabled({ uid }: { uid: UserId }) {
  const { data } = useQuery(accountDeletionQuery(uid));
  if (!data?.dueAt) return <p className={sentence}>This account is disabled: its owner cannot sign in.</p>;
  return (
    <p className={sentence}>
      Its owner deleted this account: it is erased on {inWords.format(data.dueAt)}.{' '}
      {data.isBlocked
        ? 'An administrator disabled it too, so they can’t take that back themselves. '
        : 'They can take that back until then. '}
      Enabling it takes the deletion back.
    </p>
  );
}

function EndSessions({ uid }: { uid: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signOutEverywhere(uid),
    meta: { done: 'Signed out everywhere', failed: null },
  });
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        Sign out everywhere
      </Button>
      <AccountProblem error={error} />
    </>
  );
}
