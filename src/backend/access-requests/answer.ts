import type { AccessLevel } from '@/domain/access/invitations';
import type { AccessRequest } from '@/domain/access-requests/access-request';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { invite } from '../invitations/invite';
import { requireUid } from '../require-uid';
import { accessRequests } from './refs';

export type Grant = {
  request: AccessRequest;
  accessLevel: AccessLevel;
  /** When the access ends; null for never. */
  expires: Date | null;
  /** The invitations that the tour has: an existing one is changed, and sends no other email. */
  existing: readonly Collaboration[];
  /** Whether the user may store the address for later suggestions. */
  remembers: boolean;
};

/**
 * Grants a request: invites the person, whom the server tells by email, then closes the request. Repeating it after a failure sends nothing twice.
 * @throws AppError `permission-denied`, `unavailable` offline
 */
export async function grantAccess({ request, accessLevel, expires, existing, remembers }: Grant): Promise<void> {
  const { email, tour, tourName, organization, language } = request;
  const target = { type: 'tour', id: tour, name: tourName, organization } as const;
  const [failure] = await invite({
    target,
    cards: [{ email, accessLevel, expires }],
    note: '',
    language,
    existing: Promise.resolve(existing),
    remembers,
  });
  if (failure) throw failure.error;
  await close(request, 'granted');
}

/** Declines a request; the server tells the person by email. @throws AppError `permission-denied`, also if somebody else answered; `unavailable` offline */
export const declineAccess = (request: AccessRequest): Promise<void> => close(request, 'declined');

async function close({ id, organization }: AccessRequest, state: 'granted' | 'declined'): Promise<void> {
  const [{ db, doc, serverTimestamp, updateDoc }, decidedBy] = await Promise.all([requireOnlineStore(), requireUid()]);
  const now = serverTimestamp();
  const answer = { state, decidedBy, decidedAt: now, ...(state === 'declined' && { sendRequested: now }) };
  await withAppErrors(updateDoc(doc(db, accessRequests(organization).path, id), answer));
}
