import { useQueryClient } from '@tanstack/react-query';
import { deleteUser } from '@/backend/people/commands';
import { peopleQueries } from '@/backend/people/queries';
import { deletionDenial } from '@/domain/access/members';
import type { OrgId } from '@/domain/ids';
import { nameOfMember, type OrganizationMember } from '@/domain/people/organization-members';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; member: OrganizationMember; onClose: () => void };

/** Asks before an account is deleted, or says why the user can't delete it. @see COLLAB-033 */
export function DeleteUserDialog(props: Props) {
  const denial = deletionDenial(useCurrentUser(), props.member);
  if (denial === null) return <Question {...props} />;
  return (
    <Dialog
      title={`Delete ${nameOfMember(props.member)}`}
      open
      size="small"
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>OK</Button>}
    >
      <p className="text-pretty text-ink-soft text-sm">{denial}</p>
    </Dialog>
  );
}

function Question({ organization, member: { uid, email }, onClose }: Props) {
  const client = useQueryClient();
  const { queryKey } = peopleQueries.membersOf(organization);
  const { mutate, isPending, error } = useMutation({
    mutationFn: deleteUser,
    onSuccess: () => {
      client.setQueryData(queryKey, (members) => members?.filter((member) => member.uid !== uid));
      onClose();
    },
    // somebody else may have changed the user
    onError: () => void client.invalidateQueries({ queryKey }),
    meta: { done: 'User deleted', failed: null },
  });
  return (
    <ConfirmDialog
      title={`Please confirm deletion of user: ${email}`}
      confirmLabel="Delete"
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate(uid)}
      onClose={onClose}
    >
      <p>The account is deleted for good and signed out everywhere. It can’t be restored.</p>
      <p>Tours that this person created stay at {organization}. Whoever signs up with this address again needs a new invitation.</p>
    </ConfirmDialog>
  );
}
