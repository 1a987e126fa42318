import { useQueryClient } from '@tanstack/react-query';
import { setUserRole } from '@/backend/people/commands';
import { peopleQueries } from '@/backend/people/queries';
import type { Role } from '@/domain/access/roles';
import type { OrgId } from '@/domain/ids';
import type { OrganizationMember } from '@/domain/people/organization-members';
import { loadModule } from '@/loading/load-code';
import { toastSuccess } from '@/ui/toast';
import { useCurrentUser } from '@/widgets/current-user';
import { useMutation } from '@/widgets/use-mutation';

type Options = { organization: OrgId; member: OrganizationMember; onDone: () => void };

/** Changes the role of a member, in the list too. Whoever changes their own gets new claims at once. @see COLLAB-034 */
export function useSetRole({ organization, member: { uid }, onDone }: Options) {
  const client = useQueryClient();
  const currentUser = useCurrentUser();
  const { queryKey } = peopleQueries.membersOf(organization);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (role: Role) => setUserRole({ uid, organization, role }),
    onSuccess: (message, role) => {
      toastSuccess(`User updated: ${message}`);
      client.setQueryData(queryKey, (members) =>
        members?.map((member) => (member.uid === uid ? { ...member, role, hasRole: true } : member)),
      );
      onDone();
      if (currentUser?.uid === uid) return renewClaims();
    },
    // somebody else may have changed or deleted the user
    onError: () => void client.invalidateQueries({ queryKey }),
    meta: { failed: null },
  });
  return { save: mutate, isSaving: isPending, error: error?.message ?? null };
}

const verification = () => import('@/backend/auth/verification');

const renewClaims = async (): Promise<void> =>
  loadModule(verification)
    .then(({ renewAuthSession }) => renewAuthSession())
    .catch((error: unknown) => console.warn('The claims weren’t renewed.', error));
