import { leaveInvitation } from '@/backend/invitations/recipient-commands';
import { isActive } from '@/domain/access/invitations';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';
import { titleOf } from './title-of';

type Props = { invitation: Collaboration; now: Date; onClose: () => void };

/** Asks before the user gives up access to a tour or collection, or removes an expired invitation. */
export function LeaveSharedDialog({ invitation, now, onClose }: Props) {
  const title = titleOf(invitation);
  const active = isActive(invitation, now);
  const { mutate, isPending, error } = useMutation({
    mutationFn: leaveInvitation,
    onSuccess: onClose,
    meta: { done: active ? `${title} is no longer shared with you` : 'Invitation removed', failed: null },
  });
  return (
    <ConfirmDialog
      title={active ? `Leave ${title}?` : `Remove ${title}?`}
      confirmLabel={active ? 'Leave' : 'Remove'}
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate(invitation.id)}
      onClose={onClose}
    >
      {active ? (
        <p>
          You can no longer open this {invitation.type}, unless it is public or you have access in another way. Your work in it stays. To
          come back you need a new invitation from {invitation.organization}.
        </p>
      ) : (
        <p>This invitation has expired and opens nothing. It is removed from your list.</p>
      )}
    </ConfirmDialog>
  );
}
