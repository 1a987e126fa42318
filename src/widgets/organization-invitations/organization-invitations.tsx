import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resendOrganizationInvitation } from '@/backend/invitations/organization-commands';
import { invitationQueries } from '@/backend/invitations/queries';
import type { OrganizationInvitation } from '@/domain/collaboration/organization-invitations';
import type { OrgId } from '@/domain/ids';
import { useMutation } from '../use-mutation';
import { InvitationTable } from './invitation-table';
import { InviteForm } from './invite-form';
import { RevokeDialog } from './revoke-dialog';

type Props = { organization: OrgId; focusKey?: string | null };

/** Invites people to the organization, and lists those who haven’t accepted yet. @see COLLAB-021 COLLAB-022 COLLAB-038 COLLAB-044 */
export function OrganizationInvitations({ organization, focusKey = null }: Props) {
  const { data: invitations } = useSuspenseQuery(invitationQueries.intoOrganization(organization));
  const [revoking, setRevoking] = useState<OrganizationInvitation | null>(null);
  const resend = useMutation({ mutationFn: resendOrganizationInvitation, meta: { failed: 'Error sending invitation. ' } });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <InviteForm organization={organization} invitations={invitations} focusKey={focusKey} />
      <InvitationTable invitations={invitations} onResend={({ id, expires }) => resend.mutate({ id, expires })} onRevoke={setRevoking} />
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} />}
    </div>
  );
}
