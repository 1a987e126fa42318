import { useQuery } from '@tanstack/react-query';
import { organizationQueries } from '@/backend/organizations/queries';
import type { Tour } from '@/domain/tours/tour';
import { LazyComponent } from '@/ui/lazy-component';

const invitePeople = () => import('../invitation-dialog/invite-people').then((it) => it.InvitePeople);
const peopleDialog = () => import('./people-with-access-dialog').then((it) => it.PeopleWithAccessDialog);

type Props = { tour: Tour; dialog: 'invite' | 'people'; onClose: () => void };

/** Invites people to the tour, or lists who can open it. For those who may invite. */
export function TourPeople({ tour, dialog, onClose }: Props) {
  const { data } = useQuery(organizationQueries.one(tour.organization));
  if (dialog === 'invite') return <LazyComponent load={invitePeople} props={{ target: { ...tour, type: 'tour' }, onClose }} />;
  return <LazyComponent load={peopleDialog} props={{ tour, organization: { name: data?.name ?? tour.organization }, onClose }} />;
}
