import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { canBeInvited, type Grant, grantFrom, invitationParts, isActive } from '@/domain/access/invitations';
import { isVerified } from '@/domain/access/principals';
import { canRead } from '@/domain/access/tours';
import { isPathPart } from '@/domain/path-part';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';

/** Tours that are read for one search. */
export const mostGuestTours = 30;

/**
 * The tours that open to somebody by invitations, as they are now: those to tours first, then those of collections.
 * @param except an organization whose tours they do not need
 */
export async function guestTours(user: Identity, except?: string): Promise<Tour[]> {
  if (!isVerified(user) || !canBeInvited(user.email)) return [];
  const now = new Date();
  const invitations = await invitationsOf(user.email);
  const active = invitations.filter((invitation) => isActive(invitation, now));
  const sought = active.filter(({ organization }) => except === undefined || organization !== except);
  const direct = sought.flatMap((invitation) => targetOf(invitation, 'tour') ?? []).slice(0, mostGuestTours);
  const found = direct.length > 0 ? await store().getAll(...direct.map((id) => store().doc(`tours/${id}`))) : [];
  for (const invitation of sought) if (found.length < mostGuestTours) found.push(...(await toursOfCollection(invitation, found)));
  return found.flatMap((stored) => {
    if (!stored.exists || isTombstone(stored.data())) return [];
    const tour = tourFrom(stored.id, withDates(stored.data() ?? {}));
    return canRead(user, tour, { directory: null, invitations: active, now }) ? [tour] : [];
  });
}

async function invitationsOf(email: string): Promise<Grant[]> {
  const { docs } = await store().collection('collaboration').where('email', '==', email).get();
  return docs.map((invitation) => grantFrom(invitation.id, withDates(invitation.data())));
}

/** What an invitation is to. Older ones, which are to tours, say it in their fields. */
function targetOf({ id, tour = '' }: Grant, kind: 'tour' | 'collection'): string | null {
  const parts = invitationParts(id);
  const target = parts ? (parts.kind === kind ? parts.target : '') : kind === 'tour' ? tour : '';
  return isPathPart(target) ? target : null;
}

async function toursOfCollection(invitation: Grant, found: readonly DocumentSnapshot[]): Promise<DocumentSnapshot[]> {
  const collection = targetOf(invitation, 'collection');
  if (collection === null) return [];
  const { docs } = await store()
    .collection('tours')
    .where('organization', '==', text(invitation.organization))
    .where('collection', '==', collection)
    .limit(mostGuestTours)
    .get();
  const read = new Set(found.map(({ id }) => id));
  return docs.filter(({ id }) => !read.has(id)).slice(0, mostGuestTours - found.length);
}
