import { useMemo } from 'react';
import {
  changeInvitations,
  type InvitationChange,
  type InvitationChanges,
  resendInvitation,
  restoreInvitations,
  revokeInvitations,
} from '@/backend/invitations/change';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { collaborationId } from '@/domain/collaboration/document-ids';
import { plural } from '@/domain/plural';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '../use-mutation';

/** Changes, revokes and resends invitations, one or many; what was changed or revoked can be undone. @see COLLAB-005 COLLAB-011 COLLAB-020 */
export function useInvitationChanges() {
  const undoChange = useMutation({ mutationFn: changeInvitations, meta: { done: 'Access restored', failed: 'Error restoring access. ' } });
  const restore = useMutation({
    mutationFn: restoreInvitations,
    meta: { done: 'Collaborator restored', failed: 'Error restoring collaborator. ' },
  });
  const change = useMutation({
    mutationFn: changeInvitations,
    onSuccess: (_, all) =>
      toastSuccess(plural(all.length, { one: 'Access changed', other: 'Access changed for # collaborators' }), {
        action: { label: 'Undo', run: () => undoChange.mutate(all.map(inverse)) },
      }),
    meta: { failed: 'Error changing access. ' },
  });
  const shift = useMutation({ mutationFn: changeInvitations, meta: { failed: 'Error changing access. ' } });
  const revoke = useMutation({
    mutationFn: revokeInvitations,
    onSuccess: (_, all) =>
      toastSuccess(plural(all.length, { one: 'Collaborator removed', other: 'Removed # collaborators' }), {
        action: { label: 'Undo', run: () => restore.mutate(all) },
      }),
    meta: { failed: 'Error removing collaborator. ' },
  });
  const resend = useMutation({ mutationFn: resendInvitation, meta: { failed: 'Error sending invitation. ' } });
  const [changeAll, shiftAll, revokeAll, resendOne] = [change.mutate, shift.mutate, revoke.mutate, resend.mutate];
  return useMemo(
    () => ({
      change: (invitations: readonly Collaboration[], changes: InvitationChanges) =>
        changeAll(invitations.map((invitation) => ({ invitation, changes }))),
      /** The row shows the new end by itself. */
      shiftEnd: (invitation: Collaboration, expires: Date) => shiftAll([{ invitation, changes: { expires } }]),
      revoke: (invitations: readonly Collaboration[]) => revokeAll(invitations),
      resend: (invitation: Collaboration) => resendOne(invitation),
    }),
    [changeAll, shiftAll, revokeAll, resendOne],
  );
}

export type InvitationActions = ReturnType<typeof useInvitationChanges>;

function inverse({ invitation, changes }: InvitationChange): InvitationChange {
  const { type, email, tour, accessLevel, expires } = invitation;
  return {
    // an older one has today's id by now
    invitation: { ...invitation, id: collaborationId(type, email, tour) },
    changes: { ...('accessLevel' in changes && { accessLevel }), ...('expires' in changes && { expires }) },
  };
}
