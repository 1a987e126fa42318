import { AppError } from '@/domain/app-error';
import { type Collaboration, isOlderInvitation, newCollaboration } from '@/domain/collaboration/collaborations';
import { newCollaborator } from '@/domain/collaboration/collaborators';
import type { InvitedTo } from '@/domain/collaboration/document-ids';
import { invitationNote, noteProblem } from '@/domain/collaboration/invitation-note';
import { inviteForm, type PermissionCard } from '@/domain/collaboration/invite-form';
import type { OrgId } from '@/domain/ids';
import { parseInput, withAppErrors } from '../errors';
import { requireReachableStore } from '../firestore/online-store';
import type { Store } from '../firestore/store';
import { requireUid } from '../require-uid';
import { collaborators, invitations } from './refs';

/** A tour or collection that people are invited to. */
export type InvitationTarget = { type: InvitedTo; id: string; name: string; organization: OrgId };

export type InviteInput = {
  target: InvitationTarget;
  cards: readonly PermissionCard[];
  note: string;
  /** The language of the emails, a BCP 47 tag; English without one. */
  language?: string | undefined;
  /** The invitations that the target has: they get the access and the end of their card, and no other email. */
  existing: Promise<readonly Collaboration[]>;
  /** Whether the user may store addresses for later suggestions. */
  remembers: boolean;
};

/** Those who were not invited, and why. */
export type InviteFailure = { email: string; error: unknown };

/**
 * Invites people to a tour or collection: each by a write of its own, so that one that fails stops no other. The server sends the emails.
 * @returns those that failed
 * @throws AppError `invalid-argument` if the form is invalid, `unavailable` where the server cannot be reached, `unauthenticated`; nothing is written then
 * @see COLLAB-019 COLLAB-045 MODEL-042 MODEL-044
 */
export async function invite({ cards, note, existing: loading, ...rest }: InviteInput): Promise<InviteFailure[]> {
  const parsed = parseInput(inviteForm, cards);
  const problem = noteProblem(note);
  if (problem !== null) throw new AppError('invalid-argument', problem);
  const [store, invitedBy, existing] = await Promise.all([requireReachableStore(), requireUid(), loading]);
  const mail = { invitedBy, sendRequested: store.serverTimestamp(), ...(invitationNote(note) !== '' && { note: invitationNote(note) }) };
  const context = { mail, existing, ...rest };
  const outcomes = await Promise.allSettled(parsed.map((card) => withAppErrors(writeInvitation(store, card, context))));
  return outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ email: parsed[index]?.email ?? '', error: outcome.reason as unknown }] : [],
  );
}

type Context = Pick<InviteInput, 'target' | 'remembers' | 'language'> & { mail: object; existing: readonly Collaboration[] };

function writeInvitation({ db, doc, writeBatch, serverTimestamp }: Store, card: PermissionCard, context: Context): Promise<void> {
  const { target, existing, remembers, mail, language } = context;
  const { email, accessLevel, expires } = card;
  const own = existing.filter((invitation) => invitation.email === email);
  const fresh = newCollaboration({ ...card, type: target.type, target, ...(language !== undefined && { language }) });
  const batch = writeBatch(db);
  const reference = doc(db, invitations.path, fresh.id);
  const [older] = own.filter(isOlderInvitation);
  if (own.some(({ id }) => id === fresh.id)) batch.set(reference, { accessLevel, expires }, { merge: true });
  else if (older)
    batch.set(reference, { ...fresh, ...answerOf(older), createdAt: older.createdAt ?? serverTimestamp(), timestamp: serverTimestamp() });
  else batch.set(reference, { ...fresh, ...mail, createdAt: serverTimestamp(), timestamp: serverTimestamp() }, { merge: true });
  for (const { id } of own.filter(isOlderInvitation)) batch.delete(doc(db, invitations.path, id));
  if (remembers) {
    const collaborator = newCollaborator(email);
    batch.set(doc(db, collaborators(target.organization).path, collaborator.id), collaborator, { merge: true });
  }
  return batch.commit();
}

const answerOf = ({ accepted, status }: Collaboration) => ({ accepted, status });
