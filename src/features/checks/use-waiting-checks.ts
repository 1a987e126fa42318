import { useQuery } from '@tanstack/react-query';
import { localKeys } from '@/domain/application/local-keys';
import { type UserId, userId } from '@/domain/ids';
import { useSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';
import { type WaitingCheck, waitingChecksQuery } from './waiting-checks';

const none: readonly WaitingCheck[] = [];
const noUser: UserId = userId('');

/** The user's checks that wait on this device, whichever tab made them. */
export function useWaitingChecks(): readonly WaitingCheck[] {
  const user = useCurrentUser();
  const revision = useSetting(localKeys.waitingChecks);
  const { data = none } = useQuery({
    ...waitingChecksQuery(user?.uid ?? noUser, revision),
    // the list stays while it is refreshed
    placeholderData: (before) => before,
  });
  return user ? data : none;
}
