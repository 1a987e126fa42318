import { useMemo } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import { accessChange, type PersonWithAccess, peopleWithAccess } from '@/domain/access/people-with-access';
import type { Tour } from '@/domain/tours/tour';
import { AccessChangeNotice } from './access-change-notice';
import { countText, othersText, PeopleDialog } from './people-dialog';
import type { NamedOrganization } from './people-table';
import { usePeopleAround } from './use-people-around';

type TourAccess = Pick<Tour, 'id' | 'name' | 'organization' | 'collection' | 'createdBy' | 'public'>;

type Props = {
  tour: TourAccess;
  organization: NamedOrganization;
  /** What is about to be saved; the dialog then tells what changes by it. */
  draft?: Pick<Tour, 'public' | 'collection' | 'organization'>;
  onClose: () => void;
};

/** Everybody who can open a tour, with the reasons. For those who may list the organization's members. @see ACCESS-037 ACCESS-039 ACCESS-043 */
export function PeopleWithAccessDialog({ tour, organization, draft = tour, onClose }: Props) {
  const collections = [...new Set([tour.collection, draft.collection])].filter(Boolean);
  const { people, isDirectoryListed, ...loading } = usePeopleAround(tour.organization, [
    invitationQueries.ofTour(tour.id),
    ...collections.map(invitationQueries.ofCollection),
  ]);
  const withAccess = useMemo(() => people && peopleWithAccess(tour, people), [people, tour]);
  const change = useMemo(
    () => people && withAccess && accessChange(withAccess, peopleWithAccess({ ...tour, ...draft }, people)),
    [people, withAccess, tour, draft],
  );
  const { id, name, organization: home } = tour;
  return (
    <PeopleDialog
      {...loading}
      target={{ type: 'tour', id, name, organization: home }}
      organization={organization}
      withAccess={withAccess}
      summary={withAccess ? summaryOf(tour, withAccess, othersText(isDirectoryListed)) : undefined}
      onClose={onClose}
    >
      {change && <AccessChangeNotice before={tour} after={draft} change={change} />}
    </PeopleDialog>
  );
}

function summaryOf({ name, public: isPublic }: TourAccess, withAccess: readonly PersonWithAccess[], others: string): string {
  const count = countText(withAccess.length);
  return isPublic
    ? `${name || 'The tour'} is public: anyone with its link can open it without signing in. If it were private, ${count} could open it, and ${others}.`
    : `${count} can open ${name || 'the tour'}, and ${others}. If it were public, anyone with its link could.`;
}
