import { declineOrganizationInvitation } from '@/backend/invitations/recipient-commands';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { invitation: OrganizationInvitation; onClose: () => void };

/** Asks before an invitation to an organization is deleted. */
export function DeclineDialog({ invitation: { id, organization }, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: declineOrganizationInvitation,
    onSuccess: onClose,
    meta: { done: 'Invitation declined', failed: null },
  });
  return (
    <ConfirmDialog
      title={`Decline the invitation to ${organization}?`}
      confirmLabel="Decline"
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate(id)}
      onClose={onClose}
    >
      <p>The invitation is deleted. To join {organization} later you need a new one.</p>
    </ConfirmDialog>
  );
}
