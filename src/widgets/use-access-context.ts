import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { type Grant, isActive } from '@/domain/access/invitations';
import { type CurrentUser, isEditor, isGlobalAdmin, isVerified } from '@/domain/access/principals';
import type { AccessContext } from '@/domain/access/tours';
import type { OrgId } from '@/domain/ids';
import { useCurrentUser, useIsAuthSessionResolved } from './current-user';

/**
 * What access checks need besides the claims: the directory, the user's invitations, and the time, which updates when an invitation expires.
 * Never suspends: nothing is granted until the data is loaded. Reads nothing where claims decide alone: for visitors, users with an
 * unverified email address, global admins, and editors of the organization.
 * @param organization organization of the checked tour or item; defaults to the user's own
 */
export function useAccessContext(organization?: OrgId): AccessContext {
  const currentUser = useCurrentUser();
  const enabled = !claimsDecide(currentUser, organization);
  const queryOptions = { enabled, retryOnMount: false };
  const { data: directory = null } = useQuery({ ...applicationQueries.directory(), ...queryOptions });
  const { data: invitations = noInvitations } = useQuery({ ...invitationQueries.mine(currentUser?.email ?? ''), ...queryOptions });
  const now = useNow(invitations);
  return useMemo(() => ({ directory, invitations, now }), [directory, invitations, now]);
}

/** Whether everything that access checks need is loaded, or could not be. */
export function useIsAccessResolved(organization?: OrgId): boolean {
  const currentUser = useCurrentUser();
  const isAuthSessionResolved = useIsAuthSessionResolved();
  const enabled = !claimsDecide(currentUser, organization);
  const queryOptions = { enabled, retryOnMount: false };
  const directory = useQuery({ ...applicationQueries.directory(), ...queryOptions });
  const invitations = useQuery({ ...invitationQueries.mine(currentUser?.email ?? ''), ...queryOptions });
  return isAuthSessionResolved && (!enabled || !(directory.isPending || invitations.isPending));
}

const noInvitations: readonly Grant[] = [];

const claimsDecide = (user: CurrentUser, organization = user?.organization): boolean =>
  !isVerified(user) || isGlobalAdmin(user) || (organization != null && isEditor(user, organization));

/** Longest delay of `setTimeout`. */
const maxTimeoutMs = 2 ** 31 - 1;

/** The current time, updated whenever an invitation expires. */
function useNow(invitations: readonly Grant[]): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const expiryTimes = invitations.flatMap(({ expires }) => (expires && isActive({ expires }, now) ? [expires.getTime()] : []));
    if (expiryTimes.length === 0) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.min(Math.max(Math.min(...expiryTimes) - Date.now(), 0), maxTimeoutMs));
    return () => clearTimeout(timer);
  }, [invitations, now]);
  return now;
}
