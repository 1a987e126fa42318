import type { AccessLevel } from '@/domain/access/invitations';
import { type Collaboration, isOlderInvitation, newCollaboration } from '@/domain/collaboration/collaborations';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import type { Store } from '../firestore/store';
import { requireUid } from '../require-uid';
import { invitations } from './refs';

export type InvitationChanges = { accessLevel?: AccessLevel; expires?: Date | null };

/** An invitation, and what it changes to. */
export type InvitationChange = { invitation: Collaboration; changes: InvitationChanges };

/**
 * Changes access or end of invitations, each by a write of its own. An older one is replaced by one of today's form.
 * @throws AppError the first error, after all others were tried; `unavailable` offline
 * @see COLLAB-011 MODEL-045
 */
export async function changeInvitations(all: readonly InvitationChange[]): Promise<void> {
  const store = await requireOnlineStore();
  await writeAll(all, ({ invitation, changes }) => {
    const { db, doc, updateDoc } = store;
    if (!isOlderInvitation(invitation)) return updateDoc(doc(db, invitations.path, invitation.id), { ...changes });
    return replaceOlder(store, { ...invitation, ...changes }, invitation.id);
  });
}

/** Deletes invitations, which ends their access at once. @throws AppError as above @see COLLAB-005 COLLAB-020 ACCESS-055 */
export async function revokeInvitations(all: readonly Collaboration[]): Promise<void> {
  const { db, doc, deleteDoc } = await requireOnlineStore();
  await writeAll(all, ({ id }) => deleteDoc(doc(db, invitations.path, id)));
}

/** Stores deleted invitations again, in today's form and without another email. @throws AppError as above */
export async function restoreInvitations(all: readonly Collaboration[]): Promise<void> {
  const store = await requireOnlineStore();
  await writeAll(all, (invitation) => replaceOlder(store, invitation));
}

/** Requests the email of an invitation again, as the current user. @throws AppError as above @see COLLAB-038 */
export async function resendInvitation(invitation: Collaboration): Promise<void> {
  const [store, invitedBy] = await Promise.all([requireOnlineStore(), requireUid()]);
  const { db, doc, serverTimestamp, updateDoc } = store;
  if (isOlderInvitation(invitation)) await withAppErrors(replaceOlder(store, invitation, invitation.id));
  const reference = doc(db, invitations.path, todaysForm(invitation).id);
  await withAppErrors(updateDoc(reference, { invitedBy, sendRequested: serverTimestamp() }));
}

function replaceOlder({ db, doc, serverTimestamp, writeBatch }: Store, invitation: Collaboration, olderId?: string): Promise<void> {
  const batch = writeBatch(db);
  const { createdAt, openedAt, accepted, status, editor } = invitation;
  const fields = { accepted, status, editor, createdAt: createdAt ?? serverTimestamp(), ...(openedAt && { openedAt }) };
  const today = todaysForm(invitation);
  batch.set(doc(db, invitations.path, today.id), { ...today, ...fields, timestamp: serverTimestamp() });
  if (olderId !== undefined) batch.delete(doc(db, invitations.path, olderId));
  return batch.commit();
}

const todaysForm = ({ tour, tourName, organization, ...invitation }: Collaboration) =>
  newCollaboration({ ...invitation, target: { id: tour, name: tourName, organization } });

async function writeAll<Item>(items: readonly Item[], write: (item: Item) => Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled(items.map((item) => withAppErrors(write(item))));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
