import { useMemo, useState } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import { peopleWithAccess } from '@/domain/access/people-with-access';
import { canEditOrganization } from '@/domain/access/principals';
import type { Comment } from '@/domain/comments/comment';
import { type MentionedPerson, mentionable, participants, readersOfComments } from '@/domain/comments/mentions';
import type { Thread } from '@/domain/comments/thread';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import { usePeopleAround } from '@/widgets/people-with-access/use-people-around';
import { useAccessContext } from '@/widgets/use-access-context';

export type Mentionable = { people: readonly MentionedPerson[]; onMentioning: () => void };

const nobody: readonly Comment[] = [];

/**
 * Whom the user may mention: who may see the members of the organization, everybody who reads the comments of the tour; all others who took part in the
 * thread, whom they see there. The lists are read with the first @.
 */
export function useMentionable(tour: Tour, thread: Thread | null, answers: readonly Comment[] = nobody): Mentionable {
  const user = useCurrentUser();
  const { directory } = useAccessContext(tour.organization);
  const [isMentioning, setMentioning] = useState(false);
  const seesMembers = canEditOrganization(user, tour.organization, directory);
  const { people: around } = usePeopleAround(tour.organization, invitationQueriesOf(tour), seesMembers && isMentioning);
  const people = useMemo(
    () =>
      mentionable(
        [thread ? participants(thread, answers) : [], seesMembers && around ? readersOfComments(peopleWithAccess(tour, around)) : []],
        user?.email ?? '',
      ),
    [thread, answers, seesMembers, around, tour, user],
  );
  return { people, onMentioning: () => setMentioning(true) };
}

const invitationQueriesOf = ({ id, collection }: Tour) => [
  invitationQueries.ofTour(id),
  ...(collection === '' ? [] : [invitationQueries.ofCollection(collection)]),
];
