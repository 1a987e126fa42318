import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { peopleQueries } from '@/backend/people/queries';
import { type PeopleAround, peopleWithAccess } from '@/domain/access/people-with-access';
import { canEditOrganization } from '@/domain/access/principals';
import type { Comment } from '@/domain/comments/comment';
import { type MentionedPerson, mentionable, participants, readersOfComments } from '@/domain/comments/mentions';
import type { Thread } from '@/domain/comments/thread';
import type { Tour } from '@/domain/tours/tour';
import { useCurrentUser } from '@/widgets/current-user';
import { usePeopleAround } from '@/widgets/people-with-access/use-people-around';
import { useAccessContext } from '@/widgets/use-access-context';

export type Mentionable = {
  /** As far as the lists are there. */
  people: readonly MentionedPerson[];
  onMentioning: () => void;
  /** All, also for a text that was pasted or typed earlier, for which no list was shown. @throws AppError if the lists can't be read */
  readPeople: () => Promise<readonly MentionedPerson[]>;
};

const nobody: readonly Comment[] = [];

/**
 * Whom the user may mention: who may see the members of the organization, everybody who reads the comments of the tour; all others who took part in the
 * thread, whom they see there. The lists are read with the first @, or when it is sent.
 */
export function useMentionable(tour: Tour, thread: Thread | null, answers: readonly Comment[] = nobody): Mentionable {
  const user = useCurrentUser();
  const { directory } = useAccessContext(tour.organization);
  const [isMentioning, setMentioning] = useState(false);
  const seesMembers = canEditOrganization(user, tour.organization, directory);
  const { people: around } = usePeopleAround(tour.organization, invitationQueriesOf(tour), seesMembers && isMentioning);
  const client = useQueryClient();
  const peopleOf = useCallback(
    (around: PeopleAround | null) =>
      mentionable(
        [thread ? participants(thread, answers) : [], around ? readersOfComments(peopleWithAccess(tour, around)) : []],
        user?.email ?? '',
      ),
    [thread, answers, tour, user],
  );
  const people = useMemo(() => peopleOf(seesMembers ? around : null), [peopleOf, seesMembers, around]);
  const readPeople = async () => (seesMembers ? peopleOf(await readPeopleAround(client, tour)) : people);
  return { people, onMentioning: () => setMentioning(true), readPeople };
}

async function readPeopleAround(client: QueryClient, tour: Tour): Promise<PeopleAround> {
  const [members, directory, ...invitations] = await Promise.all([
    client.ensureQueryData(peopleQueries.membersOf(tour.organization)),
    // whoever may not read it mentions the others
    client.ensureQueryData(applicationQueries.directory()).catch(() => null),
    ...invitationQueriesOf(tour).map((query) => client.ensureQueryData(query)),
  ]);
  return { members, directory, invitations: invitations.flat(), now: new Date() };
}

const invitationQueriesOf = ({ id, collection }: Tour) => [
  invitationQueries.ofTour(id),
  ...(collection === '' ? [] : [invitationQueries.ofCollection(collection)]),
];
