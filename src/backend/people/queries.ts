import { queryOptions } from '@tanstack/react-query';
import type { OrgId } from '@/domain/ids';
import { organizationLimits } from '@/domain/limits';
import { listedUsersFrom } from '@/domain/people/listed-users';
import { memberFrom } from '@/domain/people/organization-members';
import { call } from '../callables';

export const peopleQueries = {
  /**
   * All members of an organization, for those who edit it; not live, because accounts can't be listened to.
   * @throws AppError `permission-denied`
   * @see COLLAB-030 FUNC-016
   */
  membersOf: (organization: OrgId) =>
    queryOptions({
      queryKey: ['members', organization],
      queryFn: async () =>
        listedUsersFrom(await call('getUsersByOrganization', { organization, amount: organizationLimits.members })).map(memberFrom),
      retry: false,
      refetchOnWindowFocus: false,
    }),
};
