import { useQueryClient } from '@tanstack/react-query';
import { removeMember } from '@/backend/people/commands';
import { peopleQueries } from '@/backend/people/queries';
import { removalDenial } from '@/domain/access/members';
import type { OrgId } from '@/domain/ids';
import { nameOfMember, type OrganizationMember } from '@/domain/people/organization-members';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; member: OrganizationMember; onClose: () => void };

/** Asks before a member is removed from the organization, or says why the user can't do it. */
export function RemoveMemberDialog(props: Props) {
  const denial = removalDenial(useCurrentUser(), props.member);
  if (denial === null) return <Question {...props} />;
  return (
    <Dialog
      title={`Remove ${nameOfMember(props.member)}`}
      open
      size="small"
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>OK</Button>}
    >
      <p className="text-pretty text-ink-soft text-sm">{denial}</p>
    </Dialog>
  );
}

function Question({ organization, member, onClose }: Props) {
  const { uid } = member;
  const client = useQueryClient();
  const { queryKey } = peopleQueries.membersOf(organization);
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeMember,
    onSuccess: () => {
      client.setQueryData(queryKey, (members) => members?.filter((each) => each.uid !== uid));
      onClose();
    },
    // somebody else may have changed the user
    onError: () => void client.invalidateQueries({ queryKey }),
    meta: { done: 'Member removed', failed: null },
  });
  return (
    <ConfirmDialog
      title={`Remove ${nameOfMember(member)} from ${organization}?`}
      confirmLabel="Remove"
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate({ uid, organization })}
      onClose={onClose}
    >
      <p>They are no longer a member, and can’t change anything from now on. Their account stays, and so does what is shared with it.</p>
      <p>What they created stays at {organization}. To come back they need a new invitation.</p>
    </ConfirmDialog>
  );
}
