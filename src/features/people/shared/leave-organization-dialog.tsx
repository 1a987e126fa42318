import type { Identity } from '@/domain/access/identity';
import { roleLabels } from '@/domain/access/roles';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { ConfirmDialog } from '@/ui/confirm-dialog';

type Props = { currentUser: Identity; invitation: OrganizationInvitation; onConfirm: () => void; onClose: () => void };

/** Says what leaving the current organization means before the user joins another one. */
export function LeaveOrganizationDialog({ currentUser: { organization: previous, role }, invitation, onConfirm, onClose }: Props) {
  const { organization } = invitation;
  return (
    <ConfirmDialog
      title={`Leave ${previous} and join ${organization}?`}
      confirmLabel="Leave and join"
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>You can be a member of one organization at a time.</p>
      <ul className="list-disc space-y-1.5 ps-5">
        <li>
          Your role of {roleLabels[role]} at {previous} ends. Only a new invitation brings you back.
        </li>
        <li>The tours, collections and locations of {previous} are closed to you, unless they are public or shared with you.</li>
        <li>Tours that you created stay at {previous}.</li>
        {role === 'ultrauser' && <li>If you are its only admin, ask for another one first: nobody else can manage its members.</li>}
      </ul>
    </ConfirmDialog>
  );
}
