import { useQuery } from '@tanstack/react-query';
import { invitationQueries } from '@/backend/invitations/queries';
import { isActive } from '@/domain/access/invitations';
import { isVerified } from '@/domain/access/principals';
import { isInvitation } from '@/domain/collaboration/collaborations';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { useIsPageSettled } from './use-is-page-settled';

/** Number of the user's active invitations, to organizations too; 0 while loading. @see UI-001 COLLAB-046 */
export function useInvitationCount(): number {
  const currentUser = useCurrentUser();
  const { now } = useAccessContext();
  const isSettled = useIsPageSettled();
  const email = currentUser?.email ?? '';
  const options = { enabled: isVerified(currentUser), retryOnMount: false };
  const { data: shared = [] } = useQuery({ ...invitationQueries.mine(email), ...options });
  // no page but Shared with me needs these at once
  const { data: organizations = [] } = useQuery({
    ...invitationQueries.intoOrganizations(email),
    ...options,
    enabled: options.enabled && isSettled,
  });
  return shared.filter((invitation) => isInvitation(invitation) && isActive(invitation, now)).length + organizations.length;
}
