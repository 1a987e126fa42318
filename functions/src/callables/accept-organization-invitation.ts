import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { acceptanceDenial } from '@/domain/access/acceptance';
import type { Identity } from '@/domain/access/identity';
import {
  canInvite,
  type InvitableRole,
  invitableRoleNames,
  isRecipient,
  organizationInvitationId,
  roleOfInvitation,
} from '@/domain/access/organization-invitations';
import { isVerified } from '@/domain/access/principals';
import { type Role, roles } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import type { ParsedInput } from '@/domain/callables/inputs';
import { invitationType } from '@/domain/collaboration/organization-invitations';
import { type OrgId, orgId } from '@/domain/ids';
import { text } from '@/domain/stored';
import { findAccount, identityOf } from '../core/accounts';
import { store } from '../core/app';
import { type Caller, callable } from '../core/callable';
import { confirmLeavesAdmin, LastAdmin } from '../core/last-admin';
import { type Change, changePerson, type Person } from '../core/people';

const invitationMissing = 'This invitation no longer exists, or is addressed to somebody else. Ask for a new one.';

/**
 * Makes the caller a member of the organization that invited them, with the role of the invitation, and deletes the invitation; the caller leaves
 * their previous organization. Returns `{ message: 'Success' }`, or `{ error }` with a message for the user.
 * @see FUNC-022 FUNC-023 FUNC-024 ACCESS-010 ACCESS-011 ACCESS-025
 */
export const acceptOrganizationInvitation = callable('acceptOrganizationInvitation', {
  run: async (input, caller) => {
    try {
      await accept(input, caller);
      return { message: 'Success' };
    } catch (error) {
      if (error instanceof LastAdmin) return { error: error.message, needsConfirmation: true };
      if (error instanceof AppError) return { error: error.message };
      throw error;
    }
  },
});

async function accept({ invitationId, leavesNoAdmin }: ParsedInput<'acceptOrganizationInvitation'>, caller: Caller): Promise<void> {
  await changePerson(caller.uid, caller, async ({ person, caller: now }, transaction) => {
    if (!isVerified(now)) throw new AppError('failed-precondition', 'Verify your email address first, then accept the invitation.');
    const invitation = await transaction.get(store().doc(`mail/${invitationId}`));
    if (!invitation.exists && isMemberBy(invitationId, now, person)) return null;
    if (!isInvitationTo(now, invitation)) throw new AppError('not-found', invitationMissing);
    const change = await changeBy(invitation, person);
    if (!leavesNoAdmin) await confirmLeavesAdmin(person, text(change.claims.organization), transaction);
    return change;
  });
}

/** Whether it was already accepted: by a second click, or in another window. */
const isMemberBy = (invitationId: string, { email }: Identity, { organization }: Person): boolean =>
  organization !== null && organizationInvitationId(organization, email) === invitationId;

const isInvitationTo = (caller: Identity, invitation: DocumentSnapshot): boolean =>
  invitation.exists &&
  invitation.get('type') === invitationType &&
  isRecipient(caller, { to: text(invitation.get('to')) }) &&
  invitation.id === organizationInvitationId(orgId(text(invitation.get('organization'))), caller.email);

async function changeBy(invitation: DocumentSnapshot, person: Person): Promise<Change> {
  const expires: unknown = invitation.get('expires')?.toMillis?.();
  if (typeof expires === 'number' && expires <= Date.now())
    throw new AppError('failed-precondition', 'This invitation has expired. Ask for a new one.');
  const denial = acceptanceDenial(person);
  if (denial) throw new AppError('failed-precondition', denial);
  const invitedTo = invitableRoleNames.find((name) => name === invitation.get('role'));
  if (!invitedTo) throw new AppError('failed-precondition', 'This invitation has an invalid role. Ask for a new one.');
  const organization = orgId(text(invitation.get('organization')));
  await confirmInviter(invitation.get('invitedBy'), organization, invitedTo);
  const role = roleOfInvitation[invitedTo];
  return {
    claims: { organization, role: person.organization === organization ? higher(role, person.role) : role },
    also: (transaction) => transaction.delete(invitation.ref),
  };
}

/** An invitation is only valid while its inviter may still invite. Older invitations have no inviter. @see ACCESS-064 */
async function confirmInviter(invitedBy: unknown, organization: OrgId, role: InvitableRole): Promise<void> {
  if (invitedBy === undefined) return;
  const inviter = text(invitedBy) === '' ? null : await findAccount(text(invitedBy));
  if (!inviter || inviter.disabled || !canInvite(identityOf(inviter), organization, role))
    throw new AppError('failed-precondition', 'The person who sent this invitation can no longer invite you. Ask for a new one.');
}

/** An invitation never lowers the role of an existing member. */
const higher = (a: Role, b: Role): Role => (roles.indexOf(a) > roles.indexOf(b) ? a : b);
