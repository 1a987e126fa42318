import { useMemo } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import { type ActRights, type BulkAct, mayAct } from '@/domain/tours/bulk/bulk-acts';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';

/** Whether the user may do something with a tour. */
export function useActRights(organization: Organization): (act: BulkAct, tour: ListedTour) => boolean {
  const user = useCurrentUser();
  const context = useAccessContext(organization.id);
  return useMemo(() => {
    const rights: ActRights = { user, organization, context };
    return (act, tour) => mayAct(act, tour, rights);
  }, [user, organization, context]);
}
