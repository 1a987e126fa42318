import type { Identity } from '@/domain/access/identity';
import { roleTexts } from '@/domain/access/texts';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useTexts } from '@/ui/use-texts';
import { organizationInvitationTexts } from './texts';

type Props = { currentUser: Identity; invitation: OrganizationInvitation; onConfirm: () => void; onClose: () => void };

/** Says what leaving the current organization means before the user joins another one. */
export function LeaveOrganizationDialog({ currentUser, invitation, onConfirm, onClose }: Props) {
  const t = useTexts(organizationInvitationTexts);
  const roleNames = useTexts(roleTexts);
  const { organization } = invitation;
  const { role } = currentUser;
  const previous = currentUser.organization ?? '';
  return (
    <ConfirmDialog
      title={t.leaveQuestion({ previous, organization })}
      confirmLabel={t.leaveAndJoin}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t.oneAtATime}</p>
      <ul className="list-disc space-y-1.5 ps-5">
        <li>{t.roleEnds({ role: roleNames[role], previous })}</li>
        <li>{t.closed({ previous })}</li>
        <li>{t.toursStay({ previous })}</li>
        {role === 'ultrauser' && <li>{t.onlyAdmin}</li>}
      </ul>
    </ConfirmDialog>
  );
}
