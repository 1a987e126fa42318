import { revokeOrganizationInvitation } from '@/backend/invitations/organization-commands';
import { errorMessage } from '@/domain/app-error';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '../use-mutation';

type Props = { invitation: OrganizationInvitation; onClose: () => void };

/** @see COLLAB-022 */
export function RevokeDialog({ invitation: { id, to, organization }, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: revokeOrganizationInvitation,
    onSuccess: onClose,
    meta: { done: 'Invitation revoked', failed: null },
  });
  return (
    <ConfirmDialog
      title={`Revoke the invitation of ${to}?`}
      confirmLabel="Revoke"
      danger
      busy={isPending}
      error={error && `Error revoking invitation. ${errorMessage(error)}`}
      onConfirm={() => mutate(id)}
      onClose={onClose}
    >
      <p>
        {to} can no longer join {organization} with this invitation. To invite them again, another email is sent.
      </p>
    </ConfirmDialog>
  );
}
