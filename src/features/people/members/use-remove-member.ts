import { useQueryClient } from '@tanstack/react-query';
import { removeMember, undoRemoval } from '@/backend/people/commands';
import { peopleQueries } from '@/backend/people/queries';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { nameOfMember, type OrganizationMember } from '@/domain/people/organization-members';
import { returnFocus } from '@/ui/focus-return';
import { toastError, toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';

/** Removes a member from the organization at once, with Undo. */
export function useRemoveMember(organization: OrgId) {
  const client = useQueryClient();
  const { queryKey } = peopleQueries.membersOf(organization);
  const edit = (member: OrganizationMember, isMember: boolean) =>
    client.setQueryData(
      queryKey,
      (members) => members && [...members.filter(({ uid }) => uid !== member.uid), ...(isMember ? [member] : [])],
    );
  // somebody else may have changed the user
  const readAgain = () => void client.invalidateQueries({ queryKey });
  const restore = async (member: OrganizationMember, undo: NonNullable<Awaited<ReturnType<typeof removeMember>>>) => {
    try {
      await undoRemoval({ uid: member.uid, organization }, undo);
      edit(member, true);
      toastSuccess(`${nameOfMember(member)} is a member again`);
    } catch (error) {
      toastError(errorMessage(error));
      readAgain();
    }
  };
  const { mutate } = useMutation({
    mutationFn: ({ uid }: OrganizationMember) => removeMember({ uid, organization }),
    onMutate: (member) => {
      edit(member, false);
      // the row with the pressed button is gone once the list is drawn
      setTimeout(() => returnFocus(null));
    },
    onSuccess: (undo, member) => {
      const removed = `${nameOfMember(member)} is no longer a member. The account, and what it made, stay.`;
      toastSuccess(removed, undo ? { action: { label: 'Undo', run: () => void restore(member, undo) } } : {});
    },
    onError: (_error, member) => {
      edit(member, true);
      readAgain();
    },
    meta: { failed: 'Couldn’t remove the member. ' },
  });
  return mutate;
}
