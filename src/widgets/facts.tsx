import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { type Grant, isActive } from '@/domain/access/invitations';
import { isEditor, isGlobalAdmin, isVerified, type Who } from '@/domain/access/principals';
import type { Facts } from '@/domain/access/tours';
import type { OrgId } from '@/domain/ids';
import { useWho } from './who';

/**
 * What a decision knows beside the claims: the directory, one's own invitations, and the time, which moves on when an invitation ends.
 * It never suspends: until it knows, nothing is granted. Where claims decide everything it reads nothing: for visitors, for addresses that
 * are not proven, for global admins, and for editors of the organization.
 * @param organization that of the tour or thing to decide about; without it one's own
 */
export function useFacts(organization?: OrgId): Facts {
  const who = useWho();
  const enabled = !claimsDecide(who, organization);
  const asking = { enabled, retryOnMount: false };
  const { data: directory = null } = useQuery({ ...applicationQueries.directory(), ...asking });
  const { data: invitations = none } = useQuery({ ...invitationQueries.mine(who?.email ?? ''), ...asking });
  const now = useNow(invitations);
  return useMemo(() => ({ directory, invitations, now }), [directory, invitations, now]);
}

const none: readonly Grant[] = [];

const claimsDecide = (who: Who, organization = who?.organization): boolean =>
  !isVerified(who) || isGlobalAdmin(who) || (organization != null && isEditor(who, organization));

/** What `setTimeout` can wait at most. */
const longest = 2 ** 31 - 1;

/** The time, taken anew whenever an invitation ends. */
function useNow(invitations: readonly Grant[]): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ends = invitations.flatMap(({ expires }) => (expires && isActive({ expires }, now) ? [expires.getTime()] : []));
    if (ends.length === 0) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(Math.max(Math.min(...ends) - Date.now(), 0), longest));
    return () => clearTimeout(timer);
  }, [invitations, now]);
  return now;
}
