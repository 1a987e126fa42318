import { useQuery } from '@tanstack/react-query';
import { invitationQueries } from '@/backend/invitations/queries';
import { isActive } from '@/domain/access/invitations';
import { isVerified } from '@/domain/access/principals';
import { isInvitation } from '@/domain/collaboration/collaborations';
import { useFacts } from '@/widgets/facts';
import { useWho } from '@/widgets/who';

/** How many tours and collections are shared with the person now; 0 until that is known. @see UI-001 */
export function useInvitationCount(): number {
  const who = useWho();
  const { now } = useFacts();
  const { data = [] } = useQuery({ ...invitationQueries.mine(who?.email ?? ''), enabled: isVerified(who), retryOnMount: false });
  return data.filter((one) => isInvitation(one) && isActive(one, now)).length;
}
