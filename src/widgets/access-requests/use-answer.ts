import { useQueryClient } from '@tanstack/react-query';
import { declineAccess, grantAccess } from '@/backend/access-requests/answer';
import { invitationQueries } from '@/backend/invitations/queries';
import type { AccessLevel } from '@/domain/access/invitations';
import { canSeeOrganizationTab } from '@/domain/access/organizations';
import type { AccessRequest } from '@/domain/access-requests/access-request';
import { useCurrentUser } from '../current-user';
import { useMutation } from '../use-mutation';

/** Grants or declines a request for access. */
export function useAnswer(request: AccessRequest) {
  const client = useQueryClient();
  const remembers = canSeeOrganizationTab(useCurrentUser(), request.organization);
  const granting = useMutation({
    mutationFn: async (access: { accessLevel: AccessLevel; expires: Date | null }) => {
      const existing = await client.ensureQueryData(invitationQueries.ofTour(request.tour));
      await grantAccess({ request, existing, remembers, ...access });
    },
    meta: { done: `${request.email} has access now`, failed: 'Access wasn’t granted. ' },
  });
  const declining = useMutation({
    mutationFn: () => declineAccess(request),
    meta: { done: `Request of ${request.email} declined`, failed: 'The request wasn’t declined. ' },
  });
  return { grant: granting.mutate, decline: () => declining.mutate(), isAnswering: granting.isPending || declining.isPending };
}
