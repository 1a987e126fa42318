import { declineOrganizationInvitation } from '@/backend/invitations/recipient-commands';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { organizationInvitationTexts } from './texts';

type Props = { invitation: OrganizationInvitation; onClose: () => void };

/** Asks before an invitation to an organization is deleted. */
export function DeclineDialog({ invitation: { id, organization }, onClose }: Props) {
  const t = useTexts(organizationInvitationTexts);
  const { mutate, isPending, error } = useMutation({
    mutationFn: declineOrganizationInvitation,
    onSuccess: onClose,
    meta: { done: t.declined, failed: null },
  });
  return (
    <ConfirmDialog
      title={t.declineQuestion({ organization })}
      confirmLabel={t.decline}
      danger
      busy={isPending}
      error={error?.message}
      onConfirm={() => mutate(id)}
      onClose={onClose}
    >
      <p>{t.declineReason({ organization })}</p>
    </ConfirmDialog>
  );
}
