import { call } from '../callables';

/**
 * Joins the organization of an invitation; the user leaves their previous one. The token must be renewed afterwards.
 * @throws AppError with the function's own message
 * @see FUNC-022 FUNC-024 COLLAB-039
 */
export async function acceptOrganizationInvitation(invitationId: string): Promise<void> {
  await call('acceptOrganizationInvitation', { invitationId });
}
