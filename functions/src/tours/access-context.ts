import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { canBeInvited, type Grant, grantFrom, invitationIds } from '@/domain/access/invitations';
import type { AccessContext } from '@/domain/access/tours';
import type { Tour } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { readDirectory } from '../core/directory';

/** What a decision about a tour needs besides the claims of its caller, as it is now. */
export async function accessContextOf(caller: Identity, tour: Pick<Tour, 'id' | 'collection'>): Promise<AccessContext> {
  const [directory, invitations] = await Promise.all([readDirectory(), invitationsOf(caller, tour)]);
  return { directory, invitations, now: new Date() };
}

async function invitationsOf({ email, verified }: Identity, tour: Pick<Tour, 'id' | 'collection'>): Promise<Grant[]> {
  if (!verified || !canBeInvited(email)) return [];
  const ids = [...invitationIds(email, tour), `${email}${tour.id}`, `${email}_${tour.id}`];
  const found = await store().getAll(...ids.map((id) => store().doc(`collaboration/${id}`)));
  return found.filter(({ exists }) => exists).map(readGrant);
}

const readGrant = (invitation: DocumentSnapshot): Grant => grantFrom(invitation.id, withDates(invitation.data() ?? {}));
