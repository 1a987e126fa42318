import type { InvitableRole } from '@/domain/access/organization-invitations';
import { AppError } from '@/domain/app-error';
import { newCollaborator } from '@/domain/collaboration/collaborators';
import { invitationNote, noteProblem } from '@/domain/collaboration/invitation-note';
import { organizationInviteForm } from '@/domain/collaboration/invite-form';
import {
  defaultInvitationEnd,
  newOrganizationInvitation,
  type OrganizationInvitation,
} from '@/domain/collaboration/organization-invitations';
import type { OrgId } from '@/domain/ids';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore, requireReachableStore } from '../firestore/online-store';
import { withBlocks } from '../organization-limits/with-blocks';
import { requireUid } from '../require-uid';
import { collaborators, organizationInvitations } from './refs';

type Invite = { to: string; organization: OrgId; role: InvitableRole; note: string; expires: Date | null; language?: string };

/**
 * Invites an address to an organization; the server sends the email. Nothing is written unless every part is there.
 * @throws AppError `invalid-argument` with the ledger's message, `unavailable` where the server cannot be reached, `permission-denied`, also if it was invited already
 * @see COLLAB-021 COLLAB-024 COLLAB-025 COLLAB-026 COLLAB-045
 */
export async function inviteToOrganization(input: Invite): Promise<void> {
  const { note: written, expires, language, ...fields } = input;
  const { to, role } = parseInput(organizationInviteForm, fields);
  const problem = noteProblem(written);
  if (problem !== null) throw new AppError('invalid-argument', problem);
  const [{ db, doc, serverTimestamp, writeBatch }, invitedBy] = await Promise.all([requireReachableStore(), requireUid()]);
  const invitation = newOrganizationInvitation({
    organization: input.organization,
    to,
    role,
    invitedBy,
    expires,
    ...(language !== undefined && { language }),
  });
  const note = invitationNote(written);
  const batch = writeBatch(db);
  batch.set(doc(db, organizationInvitations.path, invitation.id), {
    ...invitation,
    sendRequested: serverTimestamp(),
    ...(note !== '' && { note }),
  });
  const collaborator = newCollaborator(to);
  batch.set(doc(db, collaborators(input.organization).path, collaborator.id), collaborator, { merge: true });
  await withBlocks(input.organization, 'members', withAppErrors(batch.commit()));
}

/** Deletes an invitation to an organization. @throws AppError `unavailable` offline @see COLLAB-022 */
export async function revokeOrganizationInvitation(id: string): Promise<void> {
  const { db, doc, deleteDoc } = await requireOnlineStore();
  await withAppErrors(deleteDoc(doc(db, organizationInvitations.path, id)));
}

/**
 * Requests the email of an invitation to an organization again, as the current user; one that ends, ends as late as a new one.
 * @throws AppError `unavailable` offline
 * @see COLLAB-038
 */
export async function resendOrganizationInvitation({ id, expires }: Pick<OrganizationInvitation, 'id' | 'expires'>): Promise<void> {
  const [{ db, doc, serverTimestamp, updateDoc }, invitedBy] = await Promise.all([requireOnlineStore(), requireUid()]);
  await withAppErrors(
    updateDoc(doc(db, organizationInvitations.path, id), {
      invitedBy,
      sendRequested: serverTimestamp(),
      ...(expires !== null && { expires: laterOf(expires, defaultInvitationEnd(new Date())) }),
    }),
  );
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);
