import type { CurrentUser } from '../../access/principals';
import { type AccessContext, canChange, canCreateTour, canDeleteTour, canWrite, editsTour } from '../../access/tours';
import type { Organization } from '../../organizations/organization';
import type { ListedTour } from '../listed-tour';

/** What can be done with many tours at once. `change` is that of a type, a collection, the access or a place. */
export type BulkAct = 'change' | 'publish' | 'duplicate' | 'export' | 'delete';

export type ActRights = { user: CurrentUser; organization: Pick<Organization, 'id' | 'canCreateTours'>; context: AccessContext };

/** Whether the user may do this with a tour, as they may with one alone. @see ACCESS-013 ACCESS-015 ACCESS-058 */
export function mayAct(act: BulkAct, tour: ListedTour, { user, organization, context }: ActRights): boolean {
  switch (act) {
    case 'change':
      return canChange(user, tour, ['tourTypeId', 'collection', 'public', 'place'], context);
    case 'publish':
      return canWrite(user, tour, context);
    case 'duplicate':
      return canCreateTour(user, organization, context);
    case 'export':
      return editsTour(user, tour, context);
    case 'delete':
      return canDeleteTour(user, tour, context);
  }
}

/** The tours that something is done with, those that are like that already, and those of which the user may not do it; each in the order of all. */
export type BulkPlan = { included: readonly ListedTour[]; unchanged: readonly ListedTour[]; denied: readonly ListedTour[] };

type Decisions = { isAllowed: (tour: ListedTour) => boolean; isUnchanged?: (tour: ListedTour) => boolean };

export function planBulk(tours: readonly ListedTour[], { isAllowed, isUnchanged = () => false }: Decisions): BulkPlan {
  const allowed = tours.filter(isAllowed);
  return {
    included: allowed.filter((tour) => !isUnchanged(tour)),
    unchanged: allowed.filter(isUnchanged),
    denied: tours.filter((tour) => !isAllowed(tour)),
  };
}
