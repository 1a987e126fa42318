import { call } from '../callables';

/**
 * Joins the organization of an invitation; the user leaves their previous one. The token must be renewed afterwards.
 * @param leavesNoAdmin whether the user knows that nobody administers the organization that they leave
 * @throws AppError with the function's own message; `aborted` if the user would leave no admin, and has to confirm it
 * @see FUNC-022 FUNC-024 COLLAB-039
 */
export async function acceptOrganizationInvitation(invitationId: string, leavesNoAdmin = false): Promise<void> {
  await call('acceptOrganizationInvitation', { invitationId, ...(leavesNoAdmin && { leavesNoAdmin }) });
}
