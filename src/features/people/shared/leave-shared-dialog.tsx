import { leaveInvitation } from '@/backend/invitations/recipient-commands';
import { isActive } from '@/domain/access/invitations';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { sharedTexts } from './texts';
import { titleOf } from './title-of';

type Props = { invitation: Collaboration; now: Date; onClose: () => void };

/** Asks before the user gives up access to a tour or collection, or removes an expired invitation. */
export function LeaveSharedDialog({ invitation, now, onClose }: Props) {
  const t = useTexts(sharedTexts);
  const name = titleOf(invitation);
  const { organization } = invitation;
  const active = isActive(invitation, now);
  const { mutate, isPending, error } = useMutation({
    mutationFn: leaveInvitation,
    onSuccess: onClose,
    meta: { done: active ? t.noLongerShared({ name }) : t.removed, failed: null },
  });
  return (
    <ConfirmDialog
      title={(active ? t.leaveQuestion : t.removeQuestion)({ name })}
      confirmLabel={active ? t.leave : t.remove}
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate(invitation.id)}
      onClose={onClose}
    >
      <p>{active ? (invitation.type === 'tour' ? t.leaveTour : t.leaveCollection)({ organization }) : t.removeReason}</p>
    </ConfirmDialog>
  );
}
