import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { applicationQueries } from '@/backend/application/queries';
import type { invitationQueries } from '@/backend/invitations/queries';
import { peopleQueries } from '@/backend/people/queries';
import type { PeopleAround } from '@/domain/access/people-with-access';
import { isGlobalAdmin, isVerified } from '@/domain/access/principals';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import type { OrgId } from '@/domain/ids';
import { useCurrentUser } from '../current-user';

type Loaded = {
  /** Whether the user may read who is in the directory; otherwise `people` lacks its admins. */
  isDirectoryListed: boolean;
  people: PeopleAround | null;
  error: Error | null;
  retry: () => void;
};

/**
 * The people that something of the organization could be open to: its members, its directory admins, and those with these invitations.
 * @param enabled whether they are read now
 */
export function usePeopleAround(
  organization: OrgId,
  queries: readonly ReturnType<typeof invitationQueries.ofTour>[],
  enabled = true,
): Loaded {
  const currentUser = useCurrentUser();
  const directory = useQuery({ ...applicationQueries.directory(), enabled: enabled && isVerified(currentUser), retryOnMount: false });
  const [now] = useState(() => new Date());
  const members = useQuery({ ...peopleQueries.membersOf(organization), enabled });
  const invitations = useQueries({
    queries: queries.map((query) => ({ ...query, enabled })),
    combine: allOf,
  });
  const people = useMemo(
    () =>
      members.data && invitations.data && { members: members.data, directory: directory.data ?? null, invitations: invitations.data, now },
    [members.data, directory.data, invitations.data, now],
  );
  const retry = () => {
    void members.refetch();
    invitations.retry();
  };
  const isDirectoryListed = isGlobalAdmin(currentUser) || directory.data != null;
  return { people: people ?? null, isDirectoryListed, error: members.error ?? invitations.error, retry };
}

const allOf = (results: readonly UseQueryResult<Collaboration[]>[]) => ({
  data: results.every(({ data }) => data) ? results.flatMap(({ data = [] }) => data) : null,
  error: results.find(({ error }) => error)?.error ?? null,
  retry: () => results.forEach(({ refetch }) => void refetch()),
});
