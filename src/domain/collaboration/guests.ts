import { isActive } from '../access/invitations';
import { emailAddress } from '../email';
import { byText } from '../search';
import { collaborationsPath, collaboratorsOfPath } from './collaboration-page-addresses';
import type { Collaboration } from './collaborations';
import { isInvitation } from './collaborations';

/** Somebody from outside who is invited to tours or collections. `expires` is when the last of it ends, null for never. */
export type Guest = { email: string; tours: number; collections: number; canEdit: boolean; expires: Date | null };

/** The people whose invitations to tours and collections are valid, without those who are members; by address. */
export function guestsOf(invitations: readonly Collaboration[], members: ReadonlySet<string>, now: Date): Guest[] {
  const guests = new Map<string, Guest>();
  for (const invitation of invitations) {
    const email = emailAddress(invitation.email);
    if (!isInvitation(invitation) || !isActive(invitation, now) || members.has(email)) continue;
    const guest = guests.get(email) ?? { email, tours: 0, collections: 0, canEdit: false, expires: invitation.expires };
    guests.set(email, {
      email,
      tours: guest.tours + (invitation.type === 'tour' ? 1 : 0),
      collections: guest.collections + (invitation.type === 'collection' ? 1 : 0),
      canEdit: guest.canEdit || invitation.accessLevel === 'readUpdate',
      expires: laterOf(guest.expires, invitation.expires),
    });
  }
  return [...guests.values()].toSorted((one, other) => byText(one.email, other.email));
}

const laterOf = (one: Date | null, other: Date | null): Date | null => (one === null || other === null ? null : one > other ? one : other);

/** Where the invitations of a guest are: those to tours by their address, those to collections in their list. */
export const guestPath = ({ email, tours }: Pick<Guest, 'email' | 'tours'>): string =>
  tours > 0 ? collaboratorsOfPath(email) : collaborationsPath('collections');
