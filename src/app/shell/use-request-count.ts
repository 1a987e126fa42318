import { useQuery } from '@tanstack/react-query';
import { accessRequestQueries } from '@/backend/access-requests/queries';
import { type OrgId, orgId } from '@/domain/ids';
import { useIsPageSettled } from './use-is-page-settled';

/** Number of unanswered requests for access to the organization's tours; 0 while loading. The Collaborators page shows the same list. */
export function useRequestCount(organization: OrgId | null, mayCollaborate: boolean): number {
  const isSettled = useIsPageSettled();
  const { data } = useQuery({
    ...accessRequestQueries.open(organization ?? orgId('-')),
    enabled: organization !== null && mayCollaborate && isSettled,
    retryOnMount: false,
  });
  return data?.length ?? 0;
}
