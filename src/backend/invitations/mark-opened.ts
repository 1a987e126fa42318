import { type Grant, invitationIds, isActive, isGrantedBy } from '@/domain/access/invitations';
import { hourMs } from '@/domain/durations';
import type { Tour } from '@/domain/tours/tour';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { invitations } from './refs';

/** How often it is stored that somebody opens the same tour or collection again. */
const intervalMs = hourMs;

/** When this page stored it, by the device's clock, which can differ from the server's. */
const markedAt = new Map<string, number>();

/** Stores that the invited user opened the tour or collection now. @throws AppError `not-found` if it was revoked @see COLLAB-043 */
export async function markInvitationAccepted(id: string): Promise<void> {
  markedAt.set(id, Date.now());
  const { db, doc, serverTimestamp, updateDoc } = await store();
  await withAppErrors(updateDoc(doc(db, invitations.path, id), { accepted: true, status: 'accepted', openedAt: serverTimestamp() }));
}

/**
 * Stores that the invited user opened a tour, in their active invitations to it and to its collection that don't say so yet, or not within the
 * last hour.
 * @throws AppError `not-found` if one was revoked
 * @see COLLAB-043
 */
export async function markOpened(
  email: string,
  tour: Pick<Tour, 'id' | 'collection' | 'organization'>,
  ownInvitations: readonly (Grant & Answer)[],
  now: Date,
): Promise<void> {
  const ids = invitationIds(email, tour);
  const opened = ownInvitations.filter(
    (invitation) => isDue(invitation, now) && ids.includes(invitation.id) && isGrantedBy(invitation, tour) && isActive(invitation, now),
  );
  await Promise.all(opened.map(({ id }) => markInvitationAccepted(id)));
}

type Answer = { accepted?: boolean; openedAt?: Date | null };

function isDue({ id, accepted, openedAt = null }: Grant & Answer, now: Date): boolean {
  if (accepted === false) return true;
  const latest = Math.max(openedAt?.getTime() ?? 0, markedAt.get(id) ?? 0);
  return accepted === true && now.getTime() - latest > intervalMs;
}
