import { useEffect } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { loadModule } from '@/loading/load-code';
import { useCurrentUser } from './current-user';
import { useAccessContext } from './use-access-context';

const marking = () => import('@/backend/invitations/mark-opened');

/** Marks the user's invitations to a tour that they opened, and to its collection, as accepted. @see COLLAB-043 */
export function useMarkAccepted(tour: Pick<Tour, 'id' | 'collection' | 'organization'>): void {
  const email = useCurrentUser()?.email ?? '';
  const { invitations, now } = useAccessContext(tour.organization);
  useEffect(() => {
    if (invitations.length === 0) return;
    loadModule(marking)
      .then(({ markOpened }) => markOpened(email, tour, invitations, now))
      .catch(logFailure);
  }, [email, tour, invitations, now]);
}

/** Marks one invitation as accepted, such as that to a collection. */
export function markAccepted(id: string): void {
  loadModule(marking)
    .then(({ markInvitationAccepted }) => markInvitationAccepted(id))
    .catch(logFailure);
}

/** The next visit tries again, and nothing depends on it. */
const logFailure = (error: unknown): void => console.warn('The invitation wasn’t marked as accepted.', error);
